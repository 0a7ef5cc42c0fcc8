// Written for browsers that cannot read the other scripts: they get a sentence instead of nothing.
window.addEventListener('load', function () {
  if (!document.documentElement.hasAttribute('data-started')) {
    document.getElementById('progress').textContent =
      'This browser is too old for this page: it needs Chrome or Edge 93, Firefox 98 or Safari 15.4, or a newer one.';
  }
});
