package org.bowsprit.format.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests writing and replacing files, and the messages if this is not possible. */
class OutputFileTest {

  private static final Path FULL_DEVICE = Path.of("/dev/full");

  @TempDir private Path folder;

  @Test
  void anyTextIsWrittenAsUtf8() throws IOException {
    Path file = folder.resolve("a.txt");
    try (CheckedWriter writer = new OutputFile(file).openText()) {
      writer.print("Grüße, \ud800");
    }
    assertThat(file).hasContent("Grüße, ?");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsReportedWhenTheTextIsClosed() {
    assertThatThrownBy(
            () -> {
              try (CheckedWriter writer = new OutputFile(FULL_DEVICE).openText()) {
                writer.println("a line");
              }
            })
        .isInstanceOf(NotWrittenException.class)
        .hasMessage("/dev/full cannot be written: the disk is full");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsReportedWhenAWholeFileIsWritten() {
    assertThatThrownBy(() -> new OutputFile(FULL_DEVICE).write(new byte[1]))
        .isInstanceOf(NotWrittenException.class)
        .hasMessage("/dev/full cannot be written: the disk is full");
  }

  @Test
  void aMissingFolderIsReported() {
    Path file = folder.resolve("none/a.txt");
    assertThatThrownBy(() -> new OutputFile(file).openText())
        .hasMessage(file + " cannot be written: there is no such file or folder");
  }

  @Test
  void aFileWithTheNameOfTheFolderIsReported() throws IOException {
    Path file = Files.createFile(folder.resolve("taken"));
    assertThatThrownBy(() -> OutputFile.inFolder(file, "a.txt"))
        .hasMessage(file + " cannot be written: there is a file with this name, not a folder");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aReplacedFileHasTheModeOfANewFile() throws IOException {
    Path newFile = Files.createFile(folder.resolve("usual"));
    Path replacedFile = folder.resolve("replaced");
    new OutputFile(replacedFile).replace(new byte[] {1});
    new OutputFile(replacedFile).replace(new byte[] {2});
    assertThat(replacedFile).hasBinaryContent(new byte[] {2});
    assertThat(Files.getPosixFilePermissions(replacedFile))
        .isEqualTo(Files.getPosixFilePermissions(newFile));
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aLinkIsReplacedAndNotFollowed() throws IOException {
    Path target = Files.writeString(folder.resolve("precious"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    new OutputFile(link).replace(new byte[] {1});
    assertThat(target).hasContent("old");
    assertThat(Files.isSymbolicLink(link)).isFalse();
  }
}
