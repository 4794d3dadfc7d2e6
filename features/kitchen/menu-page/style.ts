/** Style sheet of the public page: small, complete in itself, letters of the device. */
export const menuStyle = `
:root{color-scheme:light dark;--t:#0a0a0a;--t2:#52525b;--l:#e4e4e7;--c:#fff;--s:#f4f4f5;--e:#83838c;--w:#6b4a00}
@media(prefers-color-scheme:dark){:root{--t:#f4f4f5;--t2:#b4b4bd;--l:#2e2e33;--c:#0b0b0c;--s:#1b1b1f;--e:#7d7d87;--w:#f3c969}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;scroll-padding-top:64px;background:var(--c)}
body{max-width:720px;margin:auto;font:400 16px/1.65 system-ui,-apple-system,"Segoe UI","Noto Sans Arabic",Tahoma,sans-serif;color:var(--t);background:var(--c);font-variant-numeric:tabular-nums}
body[data-narrow]{max-width:360px;border-inline:1px solid var(--l)}
ul{list-style:none;padding:0}b,h1,h2,h3,legend{font-weight:600}a{color:inherit}
:focus-visible{outline:3px solid var(--t);outline-offset:2px;border-radius:6px}
[hidden],.h{display:none!important}
.i{width:18px;height:18px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.note{background:var(--s);padding:12px 16px}
header{padding:16px 16px 10px;display:grid;grid-template-columns:1fr auto;align-items:start;gap:0 12px}
h1{font-size:24px;line-height:36px;overflow-wrap:anywhere}h1 img{display:block;width:auto;max-width:160px;height:48px;object-fit:contain;margin-bottom:8px}header p{color:var(--t2);grid-column:1/3}
header>a{min-height:44px;min-width:44px;padding:8px;text-decoration:none}
.br{padding:0 16px 12px}.br a{display:inline-block;min-height:44px;padding:10px 14px 8px 0}html[dir=rtl] .br a{padding:10px 0 8px 14px}
form{padding:0 16px 12px}.q{display:flex;gap:8px;align-items:center;height:48px;padding:0 14px;border:1px solid var(--e);border-radius:10px;color:var(--t2)}
.q input{flex:1;min-width:0;height:44px;border:0;background:none;color:var(--t);font:inherit;outline-offset:6px}
summary{display:inline-flex;gap:8px;align-items:center;min-height:48px;padding:0 4px;font-weight:600;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
fieldset{border:0;padding:0;margin-bottom:8px;min-width:0}.ch{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
.ch label{position:relative;display:inline-flex;min-height:44px}.ch input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
.ch span{display:inline-flex;align-items:center;padding:0 14px;border-radius:22px;border:1px solid var(--e)}
.ch input:checked+span{background:var(--t);color:var(--c);border-color:var(--t)}.ch input:checked+span::before{content:"✓";margin-inline-end:6px}
.ch input:focus-visible+span{outline:3px solid var(--t);outline-offset:2px}
.go{display:flex;gap:12px;align-items:center;flex-wrap:wrap}.go button{min-height:48px;padding:0 18px;border:0;border-radius:10px;background:var(--t);color:var(--c);font:inherit;font-weight:600;cursor:pointer}.go a{min-height:44px;padding:10px 4px}
nav{position:sticky;top:0;background:var(--c);display:flex;gap:20px;padding:0 16px;overflow-x:auto;scrollbar-width:none;border-bottom:1px solid var(--l);z-index:1}
nav a{white-space:nowrap;line-height:48px;color:var(--t2);text-decoration:none}nav a[aria-current]{color:var(--t);font-weight:600;box-shadow:inset 0 -3px 0 var(--t)}
section{padding:18px 16px 0}@media screen{section~section{content-visibility:auto;contain-intrinsic-size:auto 900px}}section>h2{font-size:20px;line-height:32px}
.d{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:0 12px;padding:14px 0;border-bottom:1px solid var(--l)}section .d:last-child{border:0}
.d>img{width:88px;height:66px;object-fit:cover;border-radius:8px;background:var(--s)}.x{grid-column:2}.d:not(:has(>img)) .x{grid-column:1/3}
h3{font-size:17px;line-height:28px;overflow-wrap:anywhere}h3 span{display:block;text-align:left;font-weight:400;color:var(--t2)}.x p{color:var(--t2);line-height:25px;overflow-wrap:anywhere}
.p{grid-column:3;text-align:end;white-space:nowrap;font-size:16px}.p b{display:block;line-height:28px}.p .u{white-space:normal;max-width:9em;color:var(--w)}
.k{grid-column:1/4;display:flex;flex-wrap:wrap;gap:0 16px;margin-top:6px}.k span{display:flex;gap:6px;align-items:center}.k .so{font-weight:600;color:var(--t);background:var(--s);border-radius:6px;padding:0 10px}
.al{grid-column:1/4;font-size:15px;line-height:25px;color:var(--t2)}.al b{color:var(--t)}.al .u{color:var(--w)}
.o{grid-column:1/4;margin-top:6px}.o li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;padding:4px 0;border-top:1px dashed var(--l)}.o .p{grid-column:2;display:flex;gap:12px}.o .al{grid-column:1/3}
.out>img{filter:grayscale(1);opacity:.5}.out h3,.out .p,.out .k span{color:var(--t2)}.out .p b{font-weight:400}
footer{margin-top:20px;padding:16px;border-top:1px solid var(--l);color:var(--t2);font-size:15px}footer p{margin-bottom:6px}footer b{color:var(--t)}
@media print{form,nav,header>a,.br{display:none}.d{break-inside:avoid}}
`.trim()
