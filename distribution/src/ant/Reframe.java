import static org.objectweb.asm.Opcodes.V1_8;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Gives the classes of jars the class version of Java 8 and the stack frames that go with it.
 *
 * <p>The virtual machine archives no class that lacks stack frames, so that a jar of older classes
 * is read and verified at every start. Nothing else changes: entries keep their names, order and
 * dates.
 */
final class Reframe {

  private Reframe() {}

  /** Writes the jars that are named anew. */
  public static void main(String[] jars) throws IOException {
    for (String jar : jars) {
      rewrite(Path.of(jar));
    }
  }

  private static void rewrite(Path jar) throws IOException {
    Path written = jar.resolveSibling(jar.getFileName() + ".new");
    ClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar));
        ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(written))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        byte[] content = in.readAllBytes();
        ZipEntry copy = new ZipEntry(entry.getName());
        copy.setTimeLocal(entry.getTimeLocal());
        out.putNextEntry(copy);
        out.write(isOld(entry.getName(), content) ? reframed(content, classes) : content);
        out.closeEntry();
      }
    }
    Files.move(written, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static boolean isOld(String name, byte[] content) {
    return name.endsWith(".class") && (content[6] << 8 | content[7]) < V1_8;
  }

  private static byte[] reframed(byte[] content, ClassLoader classes) {
    ClassReader reader = new ClassReader(content);
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected ClassLoader getClassLoader() {
            return classes;
          }
        };
    // A subroutine, which frames cannot describe, is refused by the writer.
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int version,
              int access,
              String name,
              String signature,
              String superName,
              String[] interfaces) {
            super.visit(V1_8, access, name, signature, superName, interfaces);
          }
        },
        ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }
}
