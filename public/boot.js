// Runs before the first paint, so that a stored theme or font never flashes in late.
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
})();
