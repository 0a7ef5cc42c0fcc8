package org.bowsprit.integration.web;

import java.util.Arrays;
import java.util.Random;

/**
 * Damages files in the ways in which disks, downloads and editors damage them. The seed determines
 * the damage.
 */
final class FileDamager {

  private final Random random;

  FileDamager(long seed) {
    random = new Random(seed);
  }

  /** Returns a damaged copy. */
  byte[] damagedCopy(byte[] file) {
    byte[] copy = file.clone();
    switch (random.nextInt(4)) {
      case 0 -> copy = Arrays.copyOf(copy, random.nextInt(copy.length));
      case 1 -> Arrays.fill(copy, random.nextInt(copy.length), copy.length, (byte) 0);
      case 2 -> copy = Arrays.copyOfRange(copy, 1 + random.nextInt(32), copy.length);
      default -> overwrite(copy);
    }
    return copy;
  }

  /**
   * Overwrites bytes of a file. Prefers the beginning, which contains most of the file's structure.
   */
  private void overwrite(byte[] file) {
    for (int i = 0; i < 20; i++) {
      int limit = random.nextBoolean() ? Math.min(200, file.length) : file.length;
      file[random.nextInt(limit)] = (byte) random.nextInt();
    }
  }
}
