// Written for browsers that cannot read the other scripts: they get a sentence instead of nothing.
window.addEventListener('load', function () {
  if (!document.documentElement.hasAttribute('data-started')) {
    document.getElementById('progress').textContent =
      'This browser is too old for this page. Any Firefox, Chrome, Edge or Safari of the last three years plays it.';
  }
});
