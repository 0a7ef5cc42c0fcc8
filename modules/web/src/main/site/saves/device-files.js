'use strict';

/** Transfers files between the player and this page. */
const DeviceFiles = {
  /** Downloads a file. */
  give(name, content, type = 'application/octet-stream') {
    const href = URL.createObjectURL(new Blob([content], {type}));
    element('a', {href, download: name}).click();
    // After its start, the download keeps its own reference to the content.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  },

  /** Lets the player choose files; fulfilled with an empty list if the player cancels. */
  choose({accept = '', multiple = false, folder = false} = {}) {
    const input = element('input', {type: 'file', accept, multiple, webkitdirectory: folder, hidden: true});
    // In the page, because some browsers discard a detached input while the dialog is open.
    document.querySelectorAll('body > input[type=file]').forEach((it) => it.remove());
    document.body.append(input);
    return new Promise((resolve) => {
      input.addEventListener('change', () => resolve([...input.files]));
      input.addEventListener('cancel', () => resolve([]));
      input.click();
    });
  },

  /** Returns a file name that every system accepts. */
  name(...parts) {
    return parts.join('-').replace(/[^\p{L}\p{N}._-]+/gu, '-');
  },
};
