import { DARK_COLOURS, LIGHT_COLOURS } from "#contract/shop/plain-style.ts";
import type { EmbedShop } from "./embed-shop.ts";

function colours(
  { paper, sheet, ink, soft, line }: Record<keyof typeof LIGHT_COLOURS, string>,
  accent: string,
): string {
  return `--paper:${paper};--sheet:${sheet};--ink:${ink};--soft:${soft};--line:${line};--accent:${accent}`;
}

/** Hides what is for screen readers alone. */
const FOR_READERS = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";

/**
 * The style sheet of embeds. A frame has any size, and nothing in it is cut off: the picture gives way to the
 * text, a low frame leaves out the items, a broad one sets the text beside the picture, and what is still too
 * much can be scrolled. Without its picture a look shows its preview, not the words of the picture, which the
 * card says below.
 */
export function embedStyle({ accent, fonts }: EmbedShop): string {
  return `
:root{color-scheme:light dark;${colours(LIGHT_COLOURS, accent.light)}}
@media (prefers-color-scheme:dark){:root{${colours(DARK_COLOURS, accent.dark)}}}
*{box-sizing:border-box;margin:0;padding:0}
body{font:15px/1.5 ${fonts.text};background:var(--sheet);color:var(--ink);-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:anywhere}
a{color:inherit}
ul{list-style:none}
img{display:block;width:100%;height:100%;object-fit:cover}
main{position:relative;display:flex;flex-direction:column;min-height:100vh;border:1px solid var(--line)}
h1{font:500 27px/1.15 ${fonts.display};letter-spacing:-.01em;text-wrap:balance}
h1 em{font-style:italic}
.shop,.by{font-size:12px;line-height:1.4;font-weight:600;letter-spacing:.14em;text-transform:uppercase;color:var(--soft)}
.plate{position:relative;background-color:var(--paper);background-size:cover;background-position:center;overflow:hidden}
.paid{position:absolute;top:0;left:0;padding:4px 10px;background:var(--sheet);color:var(--ink);font-size:12px;line-height:20px;font-weight:600;letter-spacing:.02em}
.text{flex:1 0 auto;display:flex;flex-direction:column;gap:12px;padding:18px 20px 20px}
.head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:2px 16px}
.price{font-size:19px;line-height:1.3;font-weight:600;font-variant-numeric:tabular-nums}
.subtitle{flex-basis:100%;font-size:14px;color:var(--soft)}
.items{border-top:1px solid var(--line);padding-top:10px;font-size:13px;line-height:1.7;color:var(--soft)}
.items li{display:flex;justify-content:space-between;gap:16px}
.items bdi{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.items span{flex:none;font-variant-numeric:tabular-nums}
.foot{margin-top:auto;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 16px}
.button{display:inline-block;padding:12px 20px;background:var(--accent);color:var(--sheet);font-size:14px;line-height:20px;font-weight:600;text-decoration:none}
.button:hover{text-decoration:underline;text-underline-offset:4px}
.card .button::after{content:"";position:absolute;inset:0}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.card:focus-within{outline:2px solid var(--ink);outline-offset:-2px}
.card .button:focus-visible{outline-offset:3px}
.reader{${FOR_READERS}}
.card main,.message main{height:100vh}
.card .plate{flex:0 1 auto;min-height:40vh}
.card img{color:transparent;object-fit:contain}
.looks,.empty{flex:1 1 0;min-height:40vh;display:grid}
.looks{gap:2px;grid-auto-rows:minmax(0,1fr)}
.empty{place-content:center;padding:20px;background:var(--paper);color:var(--soft)}
.looks a{display:block;height:100%;font-size:13px;text-decoration:none}
.looks a:focus-visible{outline-offset:-4px}
.two,.four,.six{grid-template-columns:1fr 1fr}
.three{grid-template-columns:2fr 1fr;grid-template-rows:1fr 1fr}
.three li:first-child{grid-row:span 2}
.six li:nth-child(n+5){display:none}
.board main{height:100vh}
.board .text{flex:none}
.message main{align-items:center;justify-content:center;gap:20px;padding:24px;text-align:center}
@media (max-height:619px) and (max-width:539px){.items{display:none}}
@media (max-height:359px){.items,.subtitle{display:none}}
@media (min-width:540px){
h1{font-size:32px}
.six{grid-template-columns:1fr 1fr 1fr}
.six li:nth-child(n+5){display:block}
}
@media (min-width:540px) and (min-aspect-ratio:1/1){
.card main{flex-direction:row}
.card .plate{flex:0 0 auto;height:100%;min-height:0;max-width:58%}
.card .text{flex:1 1 0;min-width:0;overflow:auto;padding:28px 28px 24px;gap:16px}
.subtitle{margin-top:4px}
}`;
}
