package org.bowsprit.routelab.part;

import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.routelab.experiment.BatchResult;

/**
 * The results of a part of a comparison: the text of the file that {@code compare --shard} writes.
 * It can be sent to another process.
 *
 * @param shard the number of the part and the number of parts
 * @param text the file, as JSON
 */
public record PartResult(Shard shard, String text) implements Serializable {

  private static final long serialVersionUID = 1L;

  /**
   * Visits the results batch by batch.
   *
   * @throws PartException if the text is damaged
   */
  public void forEach(Consumer<BatchResult> results) throws IOException {
    try (PartReader reader = PartReader.of(text)) {
      for (Optional<BatchResult> next = reader.next(); next.isPresent(); next = reader.next()) {
        results.accept(next.get());
      }
    }
  }

  /**
   * Writes the file that {@code compare merge} and {@link Merging} read.
   *
   * @param folder an existing folder
   * @return the file
   */
  public Path save(Path folder) throws IOException {
    Path file = folder.resolve(shard.fileName());
    Path unfinished = folder.resolve(shard.fileName() + ".part");
    Files.writeString(unfinished, text, StandardCharsets.UTF_8);
    return Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
