/**
 * Inline script of every document. After the first paint and one more frame, moves the script tags of the page from
 * their `<template>` to `<head>`, so that the scripts do not compete with the first paint. The content security policy
 * allows the script by its hash, so the script is the same in every document.
 */
export const starterScript = `
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  requestAnimationFrame(() =>
    setTimeout(() => document.head.append(document.getElementById('scripts').content)))
}).observe({ type: 'paint', buffered: true })
`
