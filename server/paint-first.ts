/**
 * Runs once, after the first frame with the text has been painted: only then are the scripts fetched, so that on a slow line they
 * do not compete with the letters and the style. A tab in the background paints nothing and begins after two seconds.
 */
const begin = `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';const waiting=document.querySelector('script[type=later]');if(!waiting)return;const script=document.createElement('script');script.type='module';script.async=true;script.text=waiting.text;waiting.replaceWith(script)};requestAnimationFrame(()=>requestAnimationFrame(begin));setTimeout(begin,2000)})()`

const preload = /<link rel="modulepreload"/g
const start = /<script\b[^>]*\btype="module"[^>]*>/

/** A page whose scripts wait for its first frame. Everything stands where it stood, so that React finds what it drew. */
export function paintFirst(html: string): string {
  const found = start.exec(html)
  if (!found) return html
  const waiting = found[0].replace('type="module"', 'type="later"')
  const page = html.slice(0, found.index) + waiting + html.slice(found.index + found[0].length)
  return page.replace(preload, '<link rel="later"').replace('</head>', `<script>${begin}</script></head>`)
}
