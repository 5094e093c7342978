import { COLOURS, SANS, SERIF } from "./email-style.ts";
import { escapeHtml } from "./escape-html.ts";

/** A part of an e-mail, as plain text and as HTML. The functions below take plain text and escape it. */
export interface Block {
  text: string;
  html: string;
}

export interface EmailPicture {
  url: string;
  alt: string;
  /** Pixels as shown. */
  width: number;
  height: number;
}

const LINE_END = /\r?\n/g;

const body = `margin:0 0 18px;font-family:${SANS};font-size:16px;line-height:1.65;color:${COLOURS.ink}`;

export function paragraph(text: string): Block {
  return { text, html: `<p class="ink" style="${body}">${withBreaks(text)}</p>` };
}

/** Secondary text. In the plain text the link at its end is written as its URL. */
export function smallPrint(text: string, link?: { label: string; url: string }): Block {
  const style = `margin:0 0 12px;font-family:${SANS};font-size:13px;line-height:1.6;color:${COLOURS.soft}`;
  const anchor =
    link && ` <a href="${escapeHtml(link.url)}" style="color:${COLOURS.soft}">${escapeHtml(link.label)}</a>`;
  return {
    text: link ? `${text} ${link.label}:\n${link.url}` : text,
    html: `<p class="soft" style="${style}">${withBreaks(text)}${anchor ?? ""}</p>`,
  };
}

/** A person's own text, with its line breaks. */
export function quotation(label: string, quoted: string): Block {
  const style = `margin:0 0 24px;padding:2px 0 2px 18px;border-left:2px solid ${COLOURS.accent};font-family:${SERIF};font-size:18px;line-height:1.55;font-style:italic;color:${COLOURS.ink}`;
  return {
    text: `${label}\n\n> ${quoted.replace(LINE_END, "\n> ")}`,
    html: `${eyebrow(label)}<div class="ink" style="${style}">${withBreaks(quoted)}</div>`,
  };
}

/** A call to action. In the plain text it is written as its URL. */
export function button(label: string, url: string): Block {
  const style = `display:inline-block;padding:15px 30px;background-color:${COLOURS.ink};color:${COLOURS.sheet};font-family:${SANS};font-size:15px;line-height:1;font-weight:600;text-decoration:none;border-radius:2px`;
  return {
    text: `${label}:\n${url}`,
    html: `<p style="margin:6px 0 26px"><a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`,
  };
}

/** A linked picture with a title, a line and a link below it. */
export function plate({
  picture,
  title,
  line,
  link,
}: {
  picture: EmailPicture;
  title: string;
  line: string;
  link: { label: string; url: string };
}): Block {
  const url = escapeHtml(link.url);
  const image = `<img src="${escapeHtml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}" style="display:block;width:100%;max-width:${picture.width}px;height:auto;border:0">`;
  const titleStyle = `margin:16px 0 4px;font-family:${SERIF};font-size:24px;line-height:1.2;font-weight:500;color:${COLOURS.ink}`;
  const lineStyle = `margin:0 0 8px;font-family:${SANS};font-size:15px;line-height:1.5;color:${COLOURS.soft}`;
  const linkStyle = `font-family:${SANS};font-size:15px;line-height:1.5;font-weight:600;color:${COLOURS.ink};text-decoration:underline;text-underline-offset:4px`;
  return {
    text: `${title}\n${line}\n${link.url}`,
    html: `<div class="line" style="margin:0 0 30px;padding:0 0 28px;border-bottom:1px solid ${COLOURS.line}">
<a href="${url}" style="display:block;text-decoration:none">${image}</a>
<h2 class="ink" style="${titleStyle}">${escapeHtml(title)}</h2>
<p class="soft" style="${lineStyle}">${escapeHtml(line)}</p>
<span class="ink"><a href="${url}" style="${linkStyle}">${escapeHtml(link.label)}</a></span>
</div>`,
  };
}

/** Plain text as HTML, with its line breaks. */
function withBreaks(text: string): string {
  return escapeHtml(text).replace(LINE_END, "<br>");
}

function eyebrow(label: string): string {
  const style = `margin:0 0 10px;font-family:${SANS};font-size:12px;line-height:1.4;letter-spacing:0.14em;text-transform:uppercase;color:${COLOURS.soft}`;
  return `<p class="soft" style="${style}">${escapeHtml(label)}</p>`;
}
