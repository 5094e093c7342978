import { LOGO_HEIGHT } from "#contract/limits.ts";
import {
  type BrandPicture,
  DEFAULT_APPEARANCE,
  DEFAULT_IDENTITY,
  type ShopIdentity,
} from "#contract/shop/brand.ts";
import { DARK_COLOURS, FONT_STACKS, LIGHT_COLOURS } from "#contract/shop/plain-style.ts";
import { escapeHtml } from "#contract/values/html.ts";

/** Settings that every e-mail needs. */
export interface EmailSettings {
  publicUrl: string;
  timeZone: string;
  shop: ShopIdentity;
  /** Of marks; `#rrggbb`. */
  accent: string;
  logo: BrandPicture | null;
  /** For dark mode; null for the same. */
  logoDark: BrandPicture | null;
}

/** The shop before an administrator has given it a name and a look. */
export const UNNAMED_SHOP = {
  shop: DEFAULT_IDENTITY,
  accent: DEFAULT_APPEARANCE.accent,
  logo: null,
  logoDark: null,
} satisfies Partial<EmailSettings>;

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

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

/** Mail programs load neither web fonts nor style sheets. */
const COLOURS = LIGHT_COLOURS;
const { display: SERIF, text: SANS } = FONT_STACKS.bodoni;

/** Dark mode and narrow screens, for mail programs that read `<style>`. */
const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${DARK_COLOURS.paper} !important; }
  .sheet { background-color: ${DARK_COLOURS.sheet} !important; border-color: ${DARK_COLOURS.line} !important; }
  .ink, .ink a { color: ${DARK_COLOURS.ink} !important; }
  .soft, .soft a { color: ${DARK_COLOURS.soft} !important; }
  .line { border-color: ${DARK_COLOURS.line} !important; }
  .button { background-color: ${DARK_COLOURS.ink} !important; color: ${COLOURS.ink} !important; }
}
@media (max-width: 480px) {
  .sheet { padding: 28px 22px 32px !important; }
  .title { font-size: 30px !important; }
}`;

/**
 * Composes an e-mail as plain text and as HTML: one column of at most 600 pixels with inline styles.
 * `preview` is the line that mail programs show beside the subject; `why` says why the recipient gets it.
 */
export function composeEmail(
  settings: Omit<EmailSettings, "timeZone">,
  {
    subject,
    title,
    preview,
    blocks,
    why,
  }: {
    subject: string;
    title: string;
    preview: string;
    blocks: readonly Block[];
    why: string;
  },
): EmailContent {
  const { publicUrl, shop } = settings;
  const text = [
    shop.name.toUpperCase(),
    title,
    ...blocks.map((block) => block.text),
    `-- \n${shop.name}: ${shop.tagline}\n${publicUrl}\n${why}`,
  ];
  return {
    subject,
    text: `${text.join("\n\n")}\n`,
    html: renderHtml(settings, { subject, title, preview, blocks, why }),
  };
}

function renderHtml(
  { publicUrl, shop, logo, logoDark }: Omit<EmailSettings, "timeZone">,
  email: { subject: string; title: string; preview: string; blocks: readonly Block[]; why: string },
): string {
  const { subject, title, preview, blocks, why } = email;
  const home = escapeHtml(publicUrl);
  const name = escapeHtml(shop.name);
  const soft = `margin:0 0 6px;font-family:${SANS};font-size:12px;line-height:1.6;color:${COLOURS.soft}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${COLOURS.paper}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${COLOURS.paper}">
<tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="center" class="ink" style="padding:0 0 24px">
<a href="${home}" style="font-family:${SERIF};font-size:28px;line-height:1.2;letter-spacing:-0.01em;color:${COLOURS.ink};text-decoration:none">${logo ? logoImage(publicUrl, { logo, logoDark }, name) : name}</a>
</td></tr>
<tr><td class="sheet line" style="background-color:${COLOURS.sheet};border:1px solid ${COLOURS.line};padding:40px 44px 42px">
<h1 class="title ink" style="margin:0 0 24px;font-family:${SERIF};font-size:36px;line-height:1.12;font-weight:500;letter-spacing:-0.015em;color:${COLOURS.ink}">${escapeHtml(title)}</h1>
${blocks.map((block) => block.html).join("\n")}
</td></tr>
<tr><td align="center" class="soft" style="padding:26px 20px 0">
<p class="soft" style="${soft}"><a href="${home}" style="color:${COLOURS.soft}">${name}</a>: ${escapeHtml(shop.tagline)}</p>
<p class="soft" style="${soft}">${escapeHtml(why)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Mail programs that load no pictures show its name. */
function logoImage(
  publicUrl: string,
  { logo, logoDark }: { logo: BrandPicture; logoDark: BrandPicture | null },
  name: string,
): string {
  const { src, width, height } = logo;
  const shown = Math.round((width * LOGO_HEIGHT) / height);
  const dark = logoDark
    ? `<source srcset="${escapeHtml(publicUrl + logoDark.src)}" media="(prefers-color-scheme: dark)">`
    : "";
  return `<picture>${dark}<img src="${escapeHtml(publicUrl + src)}" width="${shown}" height="${LOGO_HEIGHT}" alt="${name}" style="max-width:100%;height:auto;border:0"></picture>`;
}

export function paragraph(text: string): Block {
  const style = `margin:0 0 18px;font-family:${SANS};font-size:16px;line-height:1.65;color:${COLOURS.ink}`;
  return { text, html: `<p class="ink" style="${style}">${withBreaks(text)}</p>` };
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
export function quotation({ accent }: Pick<EmailSettings, "accent">, label: string, quoted: string): Block {
  const style = `margin:0 0 24px;padding:2px 0 2px 18px;border-left:2px solid ${accent};font-family:${SERIF};font-size:18px;line-height:1.55;font-style:italic;color:${COLOURS.ink}`;
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
  subtitle,
  line,
  link,
}: {
  picture: EmailPicture;
  title: string;
  subtitle: string;
  line: string;
  link: { label: string; url: string };
}): Block {
  const url = escapeHtml(link.url);
  const image = `<img src="${escapeHtml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}" style="display:block;width:100%;max-width:${picture.width}px;height:auto;border:0">`;
  const titleStyle = `margin:16px 0 4px;font-family:${SERIF};font-size:24px;line-height:1.2;font-weight:500;color:${COLOURS.ink}`;
  const lineStyle = `margin:0 0 8px;font-family:${SANS};font-size:15px;line-height:1.5;color:${COLOURS.soft}`;
  const subtitleStyle = `margin:0 0 4px;font-family:${SANS};font-size:15px;line-height:1.5;color:${COLOURS.ink}`;
  const linkStyle = `font-family:${SANS};font-size:15px;line-height:1.5;font-weight:600;color:${COLOURS.ink};text-decoration:underline;text-underline-offset:4px`;
  return {
    text: [title, ...(subtitle ? [subtitle] : []), line, link.url].join("\n"),
    html: `<div class="line" style="margin:0 0 30px;padding:0 0 28px;border-bottom:1px solid ${COLOURS.line}">
<a href="${url}" style="display:block;text-decoration:none">${image}</a>
<h2 class="ink" style="${titleStyle}">${escapeHtml(title)}</h2>
${subtitle ? `<p class="ink" dir="auto" style="${subtitleStyle}">${escapeHtml(subtitle)}</p>\n` : ""}<p class="soft" style="${lineStyle}">${escapeHtml(line)}</p>
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
