import type { Block } from "./email-blocks.ts";
import { COLOURS, DARK_STYLE, SANS, SERIF } from "./email-style.ts";
import { escapeHtml } from "./escape-html.ts";

/** Settings that every e-mail needs. */
export interface EmailSettings {
  publicUrl: string;
  timeZone: string;
}

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

const SHOP_NAME = "Ensemble";
const TAGLINE = "The end of the “Link please?” era";

/**
 * Composes an e-mail as plain text and as HTML: one column of at most 600 pixels with inline styles. `preview` is the line that mail
 * programs show beside the subject; `why` says why the recipient gets it.
 */
export function composeEmail(
  { publicUrl }: Pick<EmailSettings, "publicUrl">,
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
  const text = [
    SHOP_NAME.toUpperCase(),
    title,
    ...blocks.map((block) => block.text),
    `-- \n${SHOP_NAME}: ${TAGLINE}\n${publicUrl}\n${why}`,
  ];
  return {
    subject,
    text: `${text.join("\n\n")}\n`,
    html: renderHtml({ publicUrl, subject, title, preview, blocks, why }),
  };
}

function renderHtml(email: {
  publicUrl: string;
  subject: string;
  title: string;
  preview: string;
  blocks: readonly Block[];
  why: string;
}): string {
  const { publicUrl, subject, title, preview, blocks, why } = email;
  const home = escapeHtml(publicUrl);
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
<a href="${home}" style="font-family:${SERIF};font-size:28px;line-height:1.2;letter-spacing:-0.01em;color:${COLOURS.ink};text-decoration:none">${SHOP_NAME}</a>
</td></tr>
<tr><td class="sheet line" style="background-color:${COLOURS.sheet};border:1px solid ${COLOURS.line};padding:40px 44px 42px">
<h1 class="title ink" style="margin:0 0 24px;font-family:${SERIF};font-size:36px;line-height:1.12;font-weight:500;letter-spacing:-0.015em;color:${COLOURS.ink}">${escapeHtml(title)}</h1>
${blocks.map((block) => block.html).join("\n")}
</td></tr>
<tr><td align="center" class="soft" style="padding:26px 20px 0">
<p class="soft" style="${soft}"><a href="${home}" style="color:${COLOURS.soft}">${SHOP_NAME}</a>: ${TAGLINE}</p>
<p class="soft" style="${soft}">${escapeHtml(why)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
