package org.bowsprit.plugin.host.classes;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Reads the constant pool of a class file (Java Virtual Machine Specification §4.4), which shows to
 * which classes the class refers and which methods it calls.
 */
public final class ClassConstants {

  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int METHOD = 10;

  private final ByteBuffer file;
  private final int[] offsets;

  private ClassConstants(byte[] classFile) {
    this.file = ByteBuffer.wrap(classFile);
    file.position(8);
    this.offsets = new int[unsigned(file.getShort())];
    for (int i = 1; i < offsets.length; i++) {
      offsets[i] = file.position();
      int tag = file.get();
      file.position(file.position() + lengthOf(tag));
      // A long or a double takes two entries of the pool; the second one is unusable.
      i += tag == LONG || tag == DOUBLE ? 1 : 0;
    }
  }

  /**
   * Returns whether a class calls a method or refers to the method.
   *
   * @param classFile the complete class file; an invalid file calls nothing, because Java does not
   *     load it
   * @param owner the class of the method, in the form of class files: {@code java/lang/Runtime}
   */
  public static boolean hasCall(byte[] classFile, String owner, String method) {
    try {
      return new ClassConstants(classFile).refersToMethod(owner, method);
    } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Returns the names of the classes to which a class refers, in the form of class files; empty if
   * the file is invalid. An array counts as its element type.
   */
  public static Set<String> referencedClasses(byte[] classFile) {
    try {
      return new ClassConstants(classFile).classNames();
    } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
      return Set.of();
    }
  }

  /** Returns whether the pool contains a text, such as the type of an annotation. */
  public static boolean containsText(byte[] classFile, String text) {
    try {
      ClassConstants constants = new ClassConstants(classFile);
      return IntStream.of(constants.offsets)
          .anyMatch(
              offset ->
                  offset > 0
                      && constants.file.get(offset) == UTF8
                      && constants.hasText(offset, text));
    } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
      return false;
    }
  }

  private Set<String> classNames() {
    Set<String> names = new TreeSet<>();
    for (int offset : offsets) {
      if (offset > 0 && file.get(offset) == CLASS) {
        String name = text(offsets[firstIndex(offset)]);
        String element = name.replaceFirst("^\\[+L(.*);$", "$1");
        if (!element.startsWith("[")) {
          names.add(element);
        }
      }
    }
    return names;
  }

  private boolean refersToMethod(String owner, String method) {
    for (int offset : offsets) {
      if (offset > 0 && file.get(offset) == METHOD) {
        int classOffset = offsets[firstIndex(offset)];
        int nameAndType = offsets[secondIndex(offset)];
        if (hasText(offsets[firstIndex(classOffset)], owner)
            && hasText(offsets[firstIndex(nameAndType)], method)) {
          return true;
        }
      }
    }
    return false;
  }

  private int firstIndex(int offset) {
    return unsigned(file.getShort(offset + 1));
  }

  private int secondIndex(int offset) {
    return unsigned(file.getShort(offset + 3));
  }

  private boolean hasText(int offset, String text) {
    return text.equals(text(offset));
  }

  private String text(int offset) {
    byte[] bytes = new byte[firstIndex(offset)];
    file.get(offset + 3, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns the number of bytes after a tag. */
  private int lengthOf(int tag) {
    return switch (tag) {
      case UTF8 -> 2 + unsigned(file.getShort(file.position()));
      case 3, 4, 9, METHOD, 11, 12, 17, 18 -> 4;
      case LONG, DOUBLE -> 8;
      case 7, 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      default -> throw new IllegalArgumentException("no constant has the tag " + tag);
    };
  }

  private static int unsigned(short value) {
    return value & 0xFFFF;
  }
}
