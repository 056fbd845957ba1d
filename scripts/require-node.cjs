// Runs before scripts of package.json, also in old versions of Node, which cannot read TypeScript.
const { engines } = require('../package.json')

const [, required] = />=(\d+)/.exec(engines.node)
if (Number.parseInt(process.versions.node) < Number(required)) {
  console.error(
    `This project needs Node ${required} or newer, and this is ${process.version}: run \`npm ci\` without --omit=optional, which brings it, or install it.`,
  )
  process.exit(1)
}
