package org.bowsprit.audio.soundfiles;

import com.jcraft.jogg.Page;
import com.jcraft.jogg.SyncState;
import java.io.IOException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SourceInput;

/** Reads the pages of an Ogg file and skips damage between them. */
final class OggPages {

  private static final int CHUNK_BYTES = 8192;

  private final SourceInput input;
  private final SyncState sync = new SyncState();
  private final Page page = new Page();

  OggPages(ByteSource source) {
    input = new SourceInput(source);
    sync.init();
  }

  /** Returns the next page, or null at the end. The page is valid until the next call. */
  Page next() throws IOException {
    int status = sync.pageout(page);
    while (status != 1) {
      if (status == 0) {
        int offset = sync.buffer(CHUNK_BYTES);
        int bytesRead = input.read(sync.data, offset, CHUNK_BYTES);
        if (bytesRead <= 0) {
          return null;
        }
        sync.wrote(bytesRead);
      }
      status = sync.pageout(page);
    }
    return page;
  }
}
