'use strict';

/** Files that the player gives to this page or takes from it. */
const DeviceFiles = {
  /** Hands a file to the browser's downloads. */
  give(name, content, type = 'application/octet-stream') {
    const href = URL.createObjectURL(new Blob([content], {type}));
    element('a', {href, download: name}).click();
    // The download has its own hold on the content once it has begun.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  },

  /** Lets the player choose files; fulfilled with none if the choice is cancelled. */
  choose({accept = '', multiple = false, folder = false} = {}) {
    const input = element('input', {type: 'file', accept, multiple, webkitdirectory: folder, hidden: true});
    // In the page, for some browsers forget an input that is in none while the player still looks.
    document.querySelectorAll('body > input[type=file]').forEach((it) => it.remove());
    document.body.append(input);
    return new Promise((resolve) => {
      input.addEventListener('change', () => resolve([...input.files]));
      input.addEventListener('cancel', () => resolve([]));
      input.click();
    });
  },

  /** Returns a name that every system takes. */
  name(...parts) {
    return parts.join('-').replace(/[^\p{L}\p{N}._-]+/gu, '-');
  },
};
