// Runs before the first paint, so that a stored theme or font never flashes in late, and before the
// first module, so that the chunks of the page at this address and its texts come along with it:
// the build writes them on this script.
(function () {
  var root = document.documentElement;
  var settings = {};
  var framed = null;
  // What stands in a page of another site looks as that one says.
  if (/^\/embed\//.test(location.pathname))
    framed = (/[?&]theme=(dark|light)(?:&|$)/.exec(location.search) || [0, 'system'])[1];
  try {
    var theme = framed || localStorage.getItem('theme');
    if (theme === 'system')
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if (theme && /^[a-z]+$/.test(theme)) root.dataset.theme = theme;
    settings = JSON.parse(localStorage.getItem('siteSettings') || '{}') || {};
    if (settings.sansSerifFont === true) root.dataset.font = 'sans';
  } catch {
    // Storage denied or damaged: the defaults stand, the app reads field by field.
  }
  // Browsers offer once to install the site, perhaps before the module that keeps the offer is here.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault(); // no bar of the browser: there is an entry in the menu
    window.installOffer = event;
  });
  var preloads = JSON.parse(
    document.currentScript.dataset.preloads ||
      '{"files":[],"pages":{"*":{"chunks":[],"texts":{}}}}',
  );
  var path = location.pathname.replace(/(.)\/.*/, '$1'); // /collection of /collection/{id}
  var puzzleId = (/^\/(?:solve|perfection)\/([\w-]+)$/.exec(location.pathname) || [])[1];
  if (puzzleId) path += '/{id}';
  var page = Object.hasOwn(preloads.pages, path) ? preloads.pages[path] : preloads.pages['*'];
  // The puzzle comes along with the scripts that show it. Offline mode makes no call.
  if (puzzleId && settings.offlineMode !== true) {
    var address = '/api/puzzle/' + puzzleId + '/solve';
    window.askedAhead = { address: address, response: fetch(address, { credentials: 'include' }) };
    window.askedAhead.response.catch(function () {}); // who takes the answer tells why there is none
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
