/** The sandbox code, bundled by scripts/build/scriptBox.ts. */
declare module 'virtual:script-box' {
  const code: string;
  export default code;
}
