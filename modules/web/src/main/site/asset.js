'use strict';

/** Returns whether everything was put into one file. */
function isInOneFile() {
  return Boolean(document.querySelector('script[data-asset]'));
}

/**
 * Returns the bytes of one of the site's files: from the page itself if it is a single file,
 * otherwise from its folder.
 */
async function asset(path) {
  const inside = document.querySelector(`script[data-asset="${CSS.escape(path)}"]`);
  if (inside) {
    const text = atob(inside.textContent);
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const packing = inside.dataset.packing;
    return packing ? unpacked(bytes, packing) : bytes.buffer;
  }
  const answer = await fetch(path);
  if (!answer.ok) {
    throw new MissingAsset(path, answer.status);
  }
  return answer.arrayBuffer();
}

function unpacked(bytes, packing) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(packing));
  return new Response(stream).arrayBuffer();
}

/** Returns an address from which a worker or worklet can be created, for sites and single files. */
async function scriptAddress(...paths) {
  if (!isInOneFile()) {
    return paths[paths.length - 1];
  }
  const parts = [];
  for (const path of paths) {
    parts.push(await asset(path), '\n');
  }
  return URL.createObjectURL(new Blob(parts, {type: 'text/javascript'}));
}

/** A file of the site is missing. */
class MissingAsset extends Error {
  constructor(path, status) {
    super(`The file ${path} of this site could not be read (${status}).`);
    this.path = path;
    this.status = status;
  }
}
