/** Hands the browser something to save under a name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
