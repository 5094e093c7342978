/** Hands a file to the visitor, as if they had followed a download link. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
