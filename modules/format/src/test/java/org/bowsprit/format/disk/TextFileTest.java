package org.bowsprit.format.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading text files in UTF-8. */
class TextFileTest {

  @TempDir private Path folder;

  @Test
  void utf8TextIsRead() throws IOException {
    assertThat(TextFile.read(Files.writeString(folder.resolve("german.po"), "Öffne")))
        .isEqualTo("Öffne");
  }

  @Test
  void anotherEncodingIsReportedWithTheFileName() throws IOException {
    Path file = folder.resolve("german.po");
    Files.writeString(file, "Öffne", StandardCharsets.ISO_8859_1);

    assertThatThrownBy(() -> TextFile.read(file))
        .isInstanceOf(FileSystemException.class)
        .hasMessage(file + ": expected text in UTF-8, found other bytes");
  }
}
