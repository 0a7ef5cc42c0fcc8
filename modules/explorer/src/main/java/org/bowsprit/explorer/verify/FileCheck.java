package org.bowsprit.explorer.verify;

import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.chunk.ContainerPart;
import org.bowsprit.format.game.GameResources.PlainFile;

/** Checks all containers of a file. Every byte must belong to a chunk or be padding. */
final class FileCheck {

  private final CheckFindings findings;

  FileCheck(CheckFindings findings) {
    this.findings = findings;
  }

  void check(PlainFile file) {
    check(file.name(), ChunkSequence.ofFile(file.bytes()));
    checkWritingBack(file);
  }

  private void check(String file, ChunkSequence sequence) {
    findings.count();
    sequence.damage().ifPresent(damage -> findings.failed(file, damage.in("").getMessage()));
    for (ContainerPart part : sequence.parts()) {
      if (part instanceof Chunk chunk && ChunkTree.isContainer(chunk.tag())) {
        check(file, ChunkSequence.in(chunk));
      } else if (part instanceof ContainerPart.Filler filler && !filler.isPadding()) {
        findings.odd(
            file,
            "at offset "
                + filler.offset()
                + " stand "
                + filler.bytes().length()
                + " bytes that belong to no chunk");
      }
    }
  }

  private void checkWritingBack(PlainFile file) {
    try {
      if (!ChunkTree.encode(ChunkTree.parse(file.bytes())).equals(file.bytes())) {
        findings.failed(file.name(), "is not the same when it is written back");
      }
    } catch (FormatException e) {
      // The damage has already been reported.
      findings.count();
    }
  }
}
