/** Text of itqan-power-bi.pq, written by `npm run recipe-code`. */
export const itqanPowerBi = `// Itqan in Power BI: Home > Get data > Blank query > Advanced editor. The key is a parameter "ItqanKey" of type text.
let
  Origin = "https://itqan.example",
  Page = (cursor as nullable text) as record =>
    Json.Document(
      Web.Contents(
        Origin,
        [
          RelativePath = "api/v1/reports",
          Query = if cursor = null then [limit = "100"] else [limit = "100", cursor = cursor],
          Headers = [Authorization = "Bearer " & ItqanKey]
        ]
      )
    ),
  // the cursor of each page leads to the next; the last one has null
  Pages = List.Generate(
    () => Page(null),
    each _ <> null,
    each if [next] = null then null else Page([next]),
    each [data]
  ),
  Rows = Table.FromRecords(
    List.Combine(Pages),
    {"id", "number", "branch_id", "evaluation_type", "score", "counts", "visited_at", "released_at"}
  ),
  Typed = Table.TransformColumnTypes(
    Rows,
    {
      {"number", Int64.Type},
      {"score", type number},
      {"counts", type logical},
      {"visited_at", type datetimezone},
      {"released_at", type datetimezone}
    }
  )
in
  Typed`
