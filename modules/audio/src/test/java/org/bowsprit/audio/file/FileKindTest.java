package org.bowsprit.audio.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the kinds of sound files that readers of sound files declare. */
class FileKindTest {

  private static final byte[] MAGIC = {'A', 'I', 'F', 'F'};

  private final FileKind aiff = FileKind.declared("AIFF", List.of("aiff", "aif"), 8, MAGIC);

  @Test
  void aDeclaredKindIsRecognisedByItsMagicBytes() {
    byte[] file = {'F', 'O', 'R', 'M', 0, 0, 0, 4, 'A', 'I', 'F', 'F'};

    assertThat(aiff.isDeclaredBy(ByteSource.of(file))).isTrue();
    file[9] = 'X';
    assertThat(aiff.isDeclaredBy(ByteSource.of(file))).isFalse();
    assertThat(aiff.isDeclaredBy(ByteSource.of(MAGIC)))
        .as("whether a file that is too short is of the declared kind")
        .isFalse();
  }

  @Test
  void aBuiltInKindIsNotADeclaredKind() {
    assertThat(FileKind.WAV.isDeclaredBy(ByteSource.of(new byte[100]))).isFalse();
  }

  @Test
  void kindsWithEqualDeclarationsAreEqual() {
    assertThat(FileKind.declared("AIFF", List.of("aiff", "aif"), 8, MAGIC))
        .isEqualTo(aiff)
        .hasSameHashCodeAs(aiff);
    assertThat(FileKind.declared("AIFF", List.of("aiff"), 8, MAGIC)).isNotEqualTo(aiff);
    assertThat(aiff).hasToString("AIFF");
  }

  @Test
  void aDeclarationWithAnInvalidValueIsRefused() {
    assertRefused("aiff", List.of("aiff"), 8, MAGIC, "capital letters");
    assertRefused("AIFF", List.of(), 8, MAGIC, "at least one suffix");
    assertRefused("AIFF", List.of(".aif"), 8, MAGIC, "a suffix of 1 to 8 letters");
    assertRefused("AIFF", List.of("aif"), -1, MAGIC, "an offset of 0 or more");
    assertRefused("AIFF", List.of("aif"), 0, new byte[1], "2 to 64 bytes");
  }

  private static void assertRefused(
      String name, List<String> suffixes, int offset, byte[] magic, String expectedMessage) {
    assertThatThrownBy(() -> FileKind.declared(name, suffixes, offset, magic))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(expectedMessage);
  }
}
