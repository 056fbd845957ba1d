/**
 * `node --import` loads this module into a build. When the build ends, it prints the largest amount of memory that the
 * process has used.
 */
process.on('exit', () => console.info(`Peak memory: ${process.resourceUsage().maxRSS} KiB`))
