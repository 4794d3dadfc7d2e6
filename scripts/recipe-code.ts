// Programs of the help's recipes as texts of their articles: `npm run recipe-code` writes content/help/recipes/*.code.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../content/help/recipes')
const isProgram = (name: string): boolean => /\.(mjs|gs|pq)$/.test(name)

/** The module of each program, by the name of its file. */
export function recipeModules(): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter(isProgram)
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8')
          .trimEnd()
          .replaceAll(/[\\`]|\$\{/g, '\\$&')
        const constant = name.replace(/\..*/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
        return [
          name.replace(/\.\w+$/, '.code.ts'),
          `/** Text of ${name}, written by \`npm run recipe-code\`. */\nexport const ${constant} = \`${text}\`\n`,
        ]
      }),
  )
}

if (import.meta.main) for (const [name, text] of recipeModules()) writeFileSync(join(folder, name), text)
