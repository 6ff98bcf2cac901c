/**
 * Texts that try to get out of the place they are written to: an element, a value, a script, XML, a
 * replacement.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  "$& $1 $` $' $$ $<name>",
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '</head><body onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;quot; &#34;',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '<svg/onload=alert(1)> \u{2028}\u{2029}',
  '\u{202e}txet\u{202c} \u{feff}\u{200b} \u{1f9e9}',
];
