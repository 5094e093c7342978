/** The site's colours and fonts as inline styles: mail programs load neither web fonts nor style sheets. */
export const COLOURS = {
  paper: "#faf6f0",
  sheet: "#fffdfa",
  ink: "#1d1714",
  soft: "#5c5049",
  line: "#e4dacc",
  accent: "#8f1d31",
} as const;

export const SERIF = "'Bodoni Moda','Bodoni 72',Didot,'Playfair Display',Georgia,'Times New Roman',serif";
export const SANS = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";

/** Dark mode and narrow screens, for mail programs that read `<style>`. */
export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #16110f !important; }
  .sheet { background-color: #211a17 !important; border-color: #3b302a !important; }
  .ink, .ink a { color: #f5ede3 !important; }
  .soft, .soft a { color: #c3b5a8 !important; }
  .line { border-color: #3b302a !important; }
  .button { background-color: #f5ede3 !important; color: #1d1714 !important; }
}
@media (max-width: 480px) {
  .sheet { padding: 28px 22px 32px !important; }
  .title { font-size: 30px !important; }
}`;
