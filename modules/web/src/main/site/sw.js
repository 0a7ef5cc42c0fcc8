'use strict';

/**
 * Keeps every file of the site, so that it plays without a network. A version is kept completely in
 * a separate cache. `files.json` is added last, and a cache without it is ignored. Each visit
 * checks for a newer version, which the next visit uses.
 */
const PREFIX = `bowsprit ${registration.scope} `;
const LIST = 'files.json';

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepNewest());
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const {method, mode, url} = event.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) {
    return;
  }
  event.respondWith(answer(event.request));
  if (mode === 'navigate') {
    event.waitUntil(keepNewest().catch(() => {}));
  }
});

async function keepNewest() {
  const list = await fetch(LIST, {cache: 'no-cache'});
  const {version, files} = await list.clone().json();
  const name = PREFIX + version;
  const store = await caches.open(name);
  if (await store.match(LIST)) {
    return;
  }
  const paths = ['./', ...files.map(({path}) => path)];
  await store.addAll(paths.map((path) => new Request(path, {cache: 'no-cache'})));
  await store.put(LIST, list);
  const others = (await stores()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

async function answer(request) {
  for (const name of await stores()) {
    const store = await caches.open(name);
    if (await store.match(LIST)) {
      const kept = await store.match(request, {ignoreSearch: true});
      if (kept) {
        return kept;
      }
    }
  }
  return fetch(request);
}

async function stores() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}
