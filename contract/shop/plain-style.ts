import type { Typefaces } from "./brand.ts";

/** Colours and typefaces of what is shown without the site's style sheet and fonts: e-mails and embeds. */

/** Grounds, text and lines of the site, as in app/ui/theme.css. */
export const LIGHT_COLOURS = {
  paper: "#faf6f0",
  sheet: "#fffdfa",
  ink: "#1d1714",
  soft: "#5c5049",
  line: "#e4dacc",
} as const;

export const DARK_COLOURS = {
  paper: "#16110f",
  sheet: "#211a17",
  ink: "#f5ede3",
  soft: "#c3b5a8",
  line: "#3b302a",
} as const;

const GROTESQUE = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** A pair of typefaces where it is installed, otherwise what devices have that is nearest to it. */
export const FONT_STACKS: Record<Typefaces, { display: string; text: string }> = {
  bodoni: {
    display: "'Bodoni Moda','Bodoni 72',Didot,'Playfair Display',Georgia,'Times New Roman',serif",
    text: `'Instrument Sans',${GROTESQUE}`,
  },
  fraunces: {
    display: "Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
    text: `'Work Sans',${GROTESQUE}`,
  },
  playfair: {
    display: "'Playfair Display',Didot,Baskerville,Georgia,'Times New Roman',serif",
    text: `'Source Sans 3','Source Sans Pro',${GROTESQUE}`,
  },
  bricolage: {
    display: `'Bricolage Grotesque','Avenir Next',${GROTESQUE}`,
    text: `Karla,${GROTESQUE}`,
  },
};
