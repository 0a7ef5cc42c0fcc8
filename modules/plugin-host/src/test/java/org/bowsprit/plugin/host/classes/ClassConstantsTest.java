package org.bowsprit.plugin.host.classes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ClassConstantsTest {

  private static final long HUGE = 0x1234_5678_9ABCL;

  /** A class with most kinds of constants, including the kinds that use two entries. */
  record Caller(String text, double number) {

    long call() {
      Runnable later = () -> Objects.requireNonNull(text);
      later.run();
      return HUGE + text.length() + Math.round(number + 0.1234) + (number > 2.5f ? 1 : 0);
    }
  }

  @Test
  void findsTheMethodsThatAClassCalls() throws IOException {
    byte[] caller = classFile(Caller.class);

    assertThat(ClassConstants.hasCall(caller, "java/lang/String", "length")).isTrue();
    assertThat(ClassConstants.hasCall(caller, "java/lang/Math", "round")).isTrue();
    assertThat(ClassConstants.hasCall(caller, "java/util/Objects", "requireNonNull")).isTrue();
    assertThat(ClassConstants.hasCall(caller, "java/lang/Math", "length")).isFalse();
    assertThat(ClassConstants.hasCall(caller, "java/lang/Runtime", "halt")).isFalse();
  }

  @Test
  void aDamagedClassFileThrowsNoException() throws IOException {
    byte[] caller = classFile(Caller.class);
    Random random = new Random(23);
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = Arrays.copyOf(caller, 1 + random.nextInt(caller.length));
      for (int hit = 0; hit < 4; hit++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      ClassConstants.hasCall(damaged, "java/lang/Runtime", "halt");
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
