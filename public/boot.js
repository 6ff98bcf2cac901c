// Runs before the first paint, so that a stored theme or font never flashes in late, and before the
// first module, so that the chunks of the page at this address come along with it: the build writes
// them on this script.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme && /^[a-z]+$/.test(theme)) root.dataset.theme = theme;
    var settings = JSON.parse(localStorage.getItem('siteSettings') || '{}');
    if (settings && settings.sansSerifFont === true) root.dataset.font = 'sans';
  } catch {
    // Storage denied or damaged: the defaults stand, the app reads field by field.
  }
  var chunks = JSON.parse(document.currentScript.dataset.chunks || '{}')[location.pathname] || [];
  chunks.forEach(function (chunk) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = chunk;
    link.fetchPriority = 'low'; // the first script and the styles come first
    document.head.append(link);
  });
})();
