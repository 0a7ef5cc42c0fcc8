package org.bowsprit.plugin.host.classes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the search for calls of a method in the constants of a class file. */
class ClassConstantsTest {

  private static final long LONG_CONSTANT = 0x1234_5678_9ABCL;

  /** A class with most kinds of constants, including the kinds that use two entries. */
  record Caller(String text, double number) {

    long call() {
      Runnable lambda = () -> Objects.requireNonNull(text);
      lambda.run();
      return LONG_CONSTANT + text.length() + Math.round(number + 0.1234) + (number > 2.5f ? 1 : 0);
    }
  }

  @Test
  void onlyMethodsThatTheClassCallsAreFound() throws IOException {
    byte[] classBytes = classFile(Caller.class);

    assertThat(ClassConstants.hasCall(classBytes, "java/lang/String", "length")).isTrue();
    assertThat(ClassConstants.hasCall(classBytes, "java/lang/Math", "round")).isTrue();
    assertThat(ClassConstants.hasCall(classBytes, "java/util/Objects", "requireNonNull")).isTrue();
    assertThat(ClassConstants.hasCall(classBytes, "java/lang/Math", "length")).isFalse();
    assertThat(ClassConstants.hasCall(classBytes, "java/lang/Runtime", "halt")).isFalse();
  }

  @Test
  void aDamagedClassFileDoesNotCauseAnException() throws IOException {
    byte[] classBytes = classFile(Caller.class);
    Random random = new Random(23);
    for (int i = 0; i < 5_000; i++) {
      byte[] damagedBytes = Arrays.copyOf(classBytes, 1 + random.nextInt(classBytes.length));
      for (int change = 0; change < 4; change++) {
        damagedBytes[random.nextInt(damagedBytes.length)] = (byte) random.nextInt();
      }
      ClassConstants.hasCall(damagedBytes, "java/lang/Runtime", "halt");
    }
    assertThat(ClassConstants.hasCall(new byte[0], "java/lang/Math", "round")).isFalse();
  }

  private static byte[] classFile(Class<?> type) throws IOException {
    try (InputStream file =
        type.getResourceAsStream(
            type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class")) {
      return file.readAllBytes();
    }
  }
}
