/** Remove the board that the server has drawn into the page, if any. */
export function removeSentBoard(): void {
  document.getElementById('sent-board')?.remove();
}
