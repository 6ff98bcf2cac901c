/** Writes a text to the clipboard of the system. False where the browser refuses. */
export async function writeText(text: string): Promise<boolean> {
  if (!hasClipboard()) return copyFromPage(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The text on the system's clipboard; null if the browser does not allow reading it. */
export async function readText(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim();
  } catch {
    return null;
  }
}

/**
 * Writes a picture to the clipboard of the system. False where the browser refuses. A promise is
 * passed, because some browsers require the call before anything is awaited.
 */
export async function writePicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}

/** Pages without https have no clipboard, whatever the types say. */
function hasClipboard(): boolean {
  const { clipboard } = navigator as Partial<Navigator>;
  return clipboard !== undefined;
}

/** Copies by the command that selections are copied with, which needs no https. */
function copyFromPage(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard on touch screens
  field.style.cssText = 'position:fixed;opacity:0';
  // A dialog takes the focus back from fields outside of it.
  const home = focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  home.append(field);
  field.focus();
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is nothing else without https
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
