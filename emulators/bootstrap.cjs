// The first file of every npm script. It runs on whatever Node the host has, so its syntax must parse on old versions.
var major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  process.stderr.write(
    'Teeshala needs Node 20 or newer and this is Node ' +
      process.versions.node +
      ': install it from https://nodejs.org.\n',
  )
  process.exitCode = 1
} else {
  require('./bootstrap-run.cjs').run(process.argv[2], process.argv.slice(3))
}
