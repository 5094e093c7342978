/** Saves a file through the browser's download. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser holds its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
