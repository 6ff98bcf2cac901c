// This script runs before the first paint, so that a stored theme or font is in force at once. It
// also preloads the chunks and texts of the page at this address; the build lists them in its tag.
(function () {
  var root = document.documentElement;
  var settings = {};
  var framed = null;
  // The address of an embedded page sets its theme.
  if (/^\/embed\//.test(location.pathname))
    framed = (/[?&]theme=(dark|light)(?:&|$)/.exec(location.search) || [0, 'system'])[1];
  try {
    var theme = framed || localStorage.getItem('theme');
    if (theme === 'system')
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if (theme && /^[a-z]+$/.test(theme)) root.dataset.theme = theme;
    settings = JSON.parse(localStorage.getItem('siteSettings') || '{}') || {};
    if (settings.sansSerifFont === true) root.dataset.font = 'sans';
    if (settings.flipPrimaryMouseButton === true) root.dataset.primary = 'light'; // for src/sentBoard
    // The server draws the board of a page with the default settings.
    if (
      settings.separateTiles === true ||
      settings.visualizeWrapArounds === false ||
      (settings.checks || 'always') !== 'always'
    )
      root.dataset.board = 'own';
  } catch {
    // Storage is denied or damaged: the defaults apply, and the app parses each field.
  }
  // Browsers offer installation once, perhaps before the module that handles the event is loaded.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault(); // the menu has an entry instead of the browser's bar
    window.installOffer = event;
  });
  var preloads = JSON.parse(
    document.currentScript.dataset.preloads ||
      '{"files":[],"pages":{"*":{"chunks":[],"texts":{}}}}',
  );
  // After a first visit the fonts are in the cache, and come with the first paint.
  var fonts = document.currentScript.dataset.fonts;
  if (fonts && navigator.serviceWorker && navigator.serviceWorker.controller) {
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = fonts;
    document.head.append(sheet);
  }
  var path = location.pathname.replace(/(.)\/.*/, '$1'); // /collection of /collection/{id}
  var puzzleId = (/^\/(?:solve|perfection)\/([\w-]+)$/.exec(location.pathname) || [])[1];
  if (puzzleId) path += '/{id}';
  var page = Object.hasOwn(preloads.pages, path) ? preloads.pages[path] : preloads.pages['*'];
  // Request the puzzle along with its scripts, except in offline mode.
  if (puzzleId && settings.offlineMode !== true) {
    var address = '/api/puzzle/' + puzzleId + '/solve';
    window.askedAhead = { address: address, response: fetch(address, { credentials: 'include' }) };
    window.askedAhead.response.catch(function () {}); // the client reports a failure
  }
  var languages = [settings.language].concat(
    navigator.languages.map(function (tag) {
      return tag.split('-')[0];
    }),
    'en',
  );
  var language = languages.find(function (tag) {
    return Object.hasOwn(page.texts, tag);
  });
  page.chunks.concat(page.texts[language] || []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = preloads.files[file];
    link.fetchPriority = 'low'; // the first script and the styles come first
    document.head.append(link);
  });
})();
