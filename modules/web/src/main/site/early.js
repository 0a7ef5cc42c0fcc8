'use strict';

/** What takes longest, begun before the other scripts of the page are there. */
class EarlyStart {
  settings = new PageSettings();
  site = new PublishedGame();
  engine = EngineLink.start(!this.settings.get('javascript'));

  constructor() {
    // What fails is told by who waits for it.
    this.engine.catch(() => {});
    if (!this.settings.get('lastGame')) {
      this.site.prefetch();
    }
  }
}

/** Null for a page that cannot begin: a file that is not the whole page. */
const early = location.protocol === 'file:' && !isInOneFile() ? null : new EarlyStart();
