// For browsers that cannot parse the other scripts: shows a sentence instead of an empty page.
window.addEventListener('load', function () {
  if (!document.documentElement.hasAttribute('data-started')) {
    document.getElementById('progress').textContent = /^de/.test(navigator.language)
      ? 'Dieser Browser ist zu alt für diese Seite: sie braucht Chrome oder Edge 93, Firefox 98, Safari 15.4 oder einen neueren.'
      : 'This browser is too old for this page: it needs Chrome or Edge 93, Firefox 98 or Safari 15.4, or a newer one.';
  }
});
