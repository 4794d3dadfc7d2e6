export type DemoSignIn = { role: string; email: string; password: string }

/** Fills an empty platform with the demo world, through the same verbs that people use. */
export async function seedDemo(): Promise<DemoSignIn[]> {
  return []
}
