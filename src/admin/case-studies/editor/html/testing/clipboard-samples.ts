interface ClipboardSample {
  html: string
  clean: string
}

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>

`

const word = (fragment: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;}
-->
</style>
</head>
<body lang=SK style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

${fragment}<!--EndFragment-->
</body>
</html>
`

/** Classes that Word for the web gives to every element. */
const web = 'SCXW119048576 BCX8'
const webReset =
  'margin: 0px; padding: 0px; user-select: text; -webkit-user-drag: none; -webkit-tap-highlight-color: transparent;'
const webRun = (text: string, style = '') =>
  `<span data-contrast="auto" xml:lang="SK-SK" lang="SK-SK" class="TextRun ${web}" style="${webReset} font-size: 12pt; line-height: 20px; font-family: Calibri, Calibri_EmbeddedFont, Calibri_MSFontService, sans-serif;${style}"><span class="NormalTextRun ${web}" style="${webReset}">${text}</span></span>`
const webParagraph = (content: string, attributes = '') =>
  `<p class="Paragraph ${web}" xml:lang="SK-SK" lang="SK-SK" paraid="797108091" paraeid="{56ca519d-7e7d-41fd-839e-df3f4a7a8277}{26}" ${attributes} style="${webReset} overflow-wrap: break-word; white-space: pre-wrap; font-weight: normal; font-style: normal; vertical-align: baseline;">${content}<span class="EOP ${web}" data-ccp-props="{&quot;201341983&quot;:0,&quot;335559739&quot;:160}" style="${webReset} font-size: 12pt;">&nbsp;</span></p>`
const webElement = (content: string) =>
  `<div class="OutlineElement Ltr ${web}" style="${webReset} overflow: visible; cursor: text; clear: both; position: relative; direction: ltr;">${content}</div>`
const webItems = (list: string, level: number, ...items: string[]) =>
  `<div class="ListContainerWrapper ${web}" style="${webReset} position: relative;"><${list} role="list" style="${webReset} overflow: visible;">${items
    .map(
      (item) =>
        `<li data-leveltext="" data-font="Symbol" data-listid="10" data-list-defn-props="{&quot;335552541&quot;:1,&quot;469769226&quot;:&quot;Symbol&quot;}" aria-setsize="-1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr ${web}" style="${webReset} display: block;">${webParagraph(item)}</li>`,
    )
    .join('')}</${list.slice(0, 2)}></div>`

const docsSpan = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`
const docsPlain = (text: string) => docsSpan('font-weight:400;font-style:normal;', text)
const docsBold = (text: string) => docsSpan('font-weight:700;font-style:normal;', text)
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsPlain(text)}</p></li>`
const docs = (fragment: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d1f8f2a-7fff-4a1e">${fragment}</b>`

const browser = (fragment: string) =>
  `<html>\r\n<body>\r\n<!--StartFragment-->${fragment}<!--EndFragment-->\r\n</body>\r\n</html>`
const webStyle =
  'style="box-sizing: border-box; color: rgb(33, 37, 41); font-family: &quot;Open Sans&quot;, sans-serif; font-size: 16px; font-weight: 400;"'

export const clipboardSamples: Readonly<Record<string, ClipboardSample>> = {
  'headings and paragraphs of Word': {
    html: word(`<h1>Výsledok<o:p></o:p></h1>

<h2><b><span lang=EN-US style='mso-ansi-language:EN-US'>The team<o:p></o:p></span></b></h2>

<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>We built the
<b style='mso-bidi-font-weight:normal'>plat</b><b>form</b> in <i style='mso-bidi-font-style:normal'>six</i>
months,<span style='mso-spacerun:yes'>  </span>with &quot;R&amp;D&quot;.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoNormal>Tím s&nbsp;20&nbsp;ľuďmi. <a href="https://example.com/a?b=1&amp;c=2"><span
style='color:blue'>Viac</span></a> <a name="_Toc1"></a><a href="#_Toc1">tu</a>.<o:p></o:p></p>

`),
    clean: `<h2>Výsledok</h2>
<h3>The team</h3>
<p>We built the <strong>platform</strong> in <em>six</em> months, with "R&amp;D".</p>
<p>Tím s&nbsp;20&nbsp;ľuďmi. <a href="https://example.com/a?b=1&amp;c=2">Viac</a> tu.</p>`,
  },
  'nested bullets of Word': {
    html: word(
      `<p class=MsoNormal>Before<o:p></o:p></p>\n\n` +
        wordItem(1, '·', 'One') +
        wordItem(2, 'o', '<b>Inner</b>') +
        wordItem(2, 'o', 'Second inner') +
        wordItem(1, '·', 'Two') +
        '<p class=MsoNormal>After<o:p></o:p></p>',
    ),
    clean: `<p>Before</p>
<ul><li>One
<ul><li><strong>Inner</strong></li>
<li>Second inner</li></ul></li>
<li>Two</li></ul>
<p>After</p>`,
  },
  'a numbered list of Word that starts at 3, and a bullet after it': {
    html: word(
      wordItem(1, '3.', 'Three') +
        wordItem(2, 'a)', 'Letter') +
        wordItem(1, '4.', 'Four') +
        wordItem(1, '§', 'Dot'),
    ),
    clean: `<ol start="3"><li>Three
<ol><li>Letter</li></ol></li>
<li>Four</li></ol>
<ul><li>Dot</li></ul>`,
  },
  'a table of Word': {
    html: word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=302 colspan=2 valign=top style='width:226.55pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal><b>Role<o:p></o:p></b></p>
  </td>
 </tr>
 <tr>
  <td width=302 valign=top><p class=MsoNormal>Developer<o:p></o:p></p></td>
  <td width=302 valign=top><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
 </tr>
</table>
`),
    clean: `<table><tbody><tr><td colspan="2"><strong>Role</strong></td></tr>
<tr><td>Developer</td><td></td></tr></tbody></table>`,
  },
  'pictures and deleted remarks of Word': {
    html: word(`<p class=MsoNormal>Text<!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:453pt'>
 <v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=604 height=340 src="file:///C:/Temp/clip_image001.png" v:shapes="Picture_x0020_1"><![endif]><span
style='display:none;mso-hide:all'>hidden</span><o:p></o:p></p>`),
    clean: '<p>Text</p>',
  },
  'nested lists of Word for the web': {
    html: browser(
      `<div class="${web}" style="${webReset}">${webElement(webParagraph(webRun('Výsledok'), 'role="heading" aria-level="1"'))}` +
        webElement(
          webParagraph(webRun('Tím s&nbsp;') + webRun('20', ' font-weight: bold;') + webRun(' ľuďmi')),
        ) +
        webElement(webParagraph('')) +
        `${webItems(`ul class="BulletListStyle1 ${web}"`, 1, webRun('One'))}</div>` +
        `<div class="${web}" style="${webReset}">${webItems(`ul class="BulletListStyle2 ${web}"`, 2, webRun('Inner', ' font-style: italic;'))}` +
        webItems(`ul class="BulletListStyle2 ${web}"`, 2, webRun('Second inner')) +
        webItems(`ul class="BulletListStyle1 ${web}"`, 1, webRun('Two'), webRun('Three')) +
        webElement(webParagraph(webRun('Between'), 'role="heading" aria-level="2"')) +
        webItems(`ol class="NumberListStyle1 ${web}" start="3"`, 1, webRun('Third')) +
        `${webItems(`ol class="NumberListStyle1 ${web}" start="4"`, 1, webRun('Fourth'))}</div>`,
    ),
    clean: `<h2>Výsledok</h2>
<p>Tím s&nbsp;<strong>20</strong> ľuďmi</p>
<ul><li>One
<ul><li><em>Inner</em></li>
<li>Second inner</li></ul></li>
<li>Two</li>
<li>Three</li></ul>
<h3>Between</h3>
<ol start="3"><li>Third</li>
<li>Fourth</li></ol>`,
  },
  'headings, bold and italic text of Google Docs': {
    html: docs(
      `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${docsPlain('Výsledok')}</h2>` +
        `<p dir="ltr" style="line-height:1.38;">${docsPlain('We built the ')}${docsBold('platform')}${docsPlain(' in ')}` +
        `${docsSpan('font-weight:400;font-style:italic;', 'six')}${docsPlain(' months. ')}` +
        `<a href="https://example.com/" style="text-decoration:none;">${docsSpan('font-weight:400;text-decoration:underline;', 'More')}</a></p><br />`,
    ),
    clean: `<h2>Výsledok</h2>
<p>We built the <strong>platform</strong> in <em>six</em> months. <a href="https://example.com/">More</a></p>`,
  },
  'nested lists of Google Docs': {
    html: docs(
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(1, 'One')}<ul style="margin-top:0;">${docsItem(2, 'Inner')}</ul>${docsItem(1, 'Two')}</ul><br />` +
        `<ol style="margin-top:0;">${docsItem(1, 'First')}</ol>`,
    ),
    clean: `<ul><li>One
<ul><li>Inner</li></ul></li>
<li>Two</li></ul>
<ol><li>First</li></ol>`,
  },
  'two words of Google Docs': {
    html: `<meta charset='utf-8'><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;" id="docs-internal-guid-1">two </span>${docsBold('words')}`,
    clean: '<p>two <strong>words</strong></p>',
  },
  'an article of a web page': {
    html: browser(
      `<section ${webStyle} class="post" id="post-1"><header><h2 ${webStyle} id="a">Result</h2></header><div ${webStyle}>First <strong style="font-weight: bolder;">bold</strong> text.</div><div ${webStyle}><p ${webStyle} onclick="track()">A <a href="https://example.com/x" target="_blank" rel="noopener" class="link" ${webStyle}>link</a>,&nbsp;<a href="javascript:void(0)">button</a><br></p><blockquote ${webStyle}><p>Said</p></blockquote><figure class="wp"><img src="https://example.com/a.webp" srcset="https://example.com/b.webp 2x" alt="A" width="8" height="5" loading="lazy"><figcaption>Caption</figcaption></figure><pre><code class="hljs">a\n  b</code></pre><script>track()</script><iframe src="https://example.com/"></iframe></div></section><br class="Apple-interchange-newline">`,
    ),
    clean: `<h2>Result</h2>
<p>First <strong>bold</strong> text.</p>
<p>A <a href="https://example.com/x">link</a>,&nbsp;button</p>
<blockquote><p>Said</p></blockquote>
<p>Caption</p>
<p><code>a b</code></p>`,
  },
  'words of a web page in Safari': {
    html: `<meta charset="UTF-8"><span ${webStyle}>plain</span><span class="Apple-converted-space" ${webStyle}>&nbsp;</span><b ${webStyle.replace('400', '700')}>bold</b>`,
    clean: '<p>plain <strong>bold</strong></p>',
  },
  'lines of a mail program': {
    html: '<html><head></head><body><div class="x">Hello,</div><div><br></div><div>see <b>this</b>:<ul><li>One</li></ul>Bye</div></body></html>',
    clean: `<p>Hello,</p>
<p>see <strong>this</strong>:</p>
<ul><li>One</li></ul>
<p>Bye</p>`,
  },
}
