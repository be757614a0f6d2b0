/** Hands a file to the browser; nothing of it stays in the page. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveText = ({ name, content }: { name: string; content: string }): void =>
  saveFile(name, new Blob([content], { type: "application/octet-stream" }));
