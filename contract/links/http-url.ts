/** Whether a text is an absolute http(s) URL without credentials. Only such links are stored and rendered. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\p{Cc}]/u.test(text)) return false;
  try {
    const url = new URL(text);
    return (
      (url.protocol === "http:" || url.protocol === "https:") && url.username === "" && url.password === ""
    );
  } catch {
    return false;
  }
}
