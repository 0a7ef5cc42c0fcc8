'use strict';

/**
 * Keeps every file of the site, so that it plays without a network. A version is kept as a whole,
 * in a store of its own: `files.json` is put there last, and a store without it does not count.
 * Each visit looks for a newer version, which the next visit then gets.
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
