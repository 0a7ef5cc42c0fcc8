import static org.objectweb.asm.Opcodes.ACC_MANDATED;
import static org.objectweb.asm.Opcodes.ACC_MODULE;
import static org.objectweb.asm.Opcodes.ACC_OPEN;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ACC_TRANSITIVE;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ASM9;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.V1_8;
import static org.objectweb.asm.Opcodes.V9;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.lang.model.SourceVersion;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Type;

/**
 * Writes jars of libraries anew, so that a program on the module path starts faster with them.
 *
 * <p>A module descriptor names the module's packages, else every start looks for them in all
 * entries; a library without a descriptor gets one, else its module reads all others. Classes older
 * than Java 8 get stack frames, without which the virtual machine archives none. What is
 * concatenated by code that the virtual machine makes anew in each start is concatenated by a
 * method. Entries keep their names, order and dates; a jar in which nothing is to be done is left.
 */
final class QuickJars {

  private static final String DESCRIPTOR = "module-info.class";
  private static final String VERSIONS = "META-INF/versions/";

  /** What a library without a descriptor is called and asks for, by the name of its jar. */
  private static final Map<String, List<String>> UNDESCRIBED =
      Map.of(
          "aopalliance", List.of("aopalliance"),
          "java-semver", List.of("com.github.zafarkhaja.semver"),
          "guice",
              List.of(
                  "com.google.guice",
                  "aopalliance",
                  "com.google.common",
                  "com.google.errorprone.annotations",
                  "jakarta.inject",
                  "java.logging",
                  "jdk.unsupported"),
          "pf4j", List.of("pf4j", "com.github.zafarkhaja.semver", "org.slf4j"));

  private QuickJars() {}

  /** Writes the jars that are named anew. */
  public static void main(String[] jars) throws IOException {
    for (String jar : jars) {
      rewrite(Path.of(jar));
    }
  }

  private static void rewrite(Path jar) throws IOException {
    Map<String, ZipEntry> entries = new LinkedHashMap<>();
    Map<String, byte[]> contents = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), entry);
        contents.put(entry.getName(), in.readAllBytes());
      }
    }
    Map<String, byte[]> quick = quick(jar, contents);
    if (!quick.isEmpty()) {
      contents.putAll(quick);
      write(jar, entries, contents);
    }
  }

  /** Returns the entries that change, and those that are new. */
  private static Map<String, byte[]> quick(Path jar, Map<String, byte[]> contents)
      throws IOException {
    TreeSet<String> packages = packages(contents);
    Map<String, byte[]> quick = new LinkedHashMap<>();
    boolean isDescribed = false;
    try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()})) {
      for (Map.Entry<String, byte[]> entry : contents.entrySet()) {
        String name = entry.getKey();
        byte[] old = entry.getValue();
        byte[] now = old;
        if (name.endsWith(DESCRIPTOR)) {
          isDescribed = true;
          now = Descriptor.listing(old, packages);
        } else if (name.endsWith(".class") && (old[6] << 8 | old[7]) < V1_8) {
          now = reframed(old, classes);
        } else if (name.endsWith(".class")) {
          now = Concatenations.plain(old);
        }
        if (now != old) {
          quick.put(name, now);
        }
      }
    }
    String file = jar.getFileName().toString();
    List<String> words = UNDESCRIBED.get(file.replaceFirst("-\\d.*", ""));
    if (!isDescribed && words != null) {
      quick.put(DESCRIPTOR, Descriptor.of(words.get(0), words.subList(1, words.size()), packages));
    }
    return quick;
  }

  /** A package is what the JDK takes for one: a folder that has a file and a name in Java. */
  private static TreeSet<String> packages(Map<String, byte[]> contents) {
    TreeSet<String> packages = new TreeSet<>();
    for (String name : contents.keySet()) {
      String base =
          name.startsWith(VERSIONS)
              ? name.substring(name.indexOf('/', VERSIONS.length()) + 1)
              : name;
      int end = base.lastIndexOf('/');
      if (end > 0 && !base.endsWith("/")) {
        String folder = base.substring(0, end);
        if (SourceVersion.isName(folder.replace('/', '.'))) {
          packages.add(folder);
        }
      }
    }
    return packages;
  }

  private static void write(Path jar, Map<String, ZipEntry> old, Map<String, byte[]> contents)
      throws IOException {
    Path written = jar.resolveSibling(jar.getFileName() + ".new");
    ZipEntry first = old.values().iterator().next();
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(written))) {
      for (Map.Entry<String, byte[]> entry : contents.entrySet()) {
        ZipEntry copy = new ZipEntry(entry.getKey());
        copy.setTimeLocal(old.getOrDefault(entry.getKey(), first).getTimeLocal());
        out.putNextEntry(copy);
        out.write(entry.getValue());
        out.closeEntry();
      }
    }
    Files.move(written, jar, StandardCopyOption.REPLACE_EXISTING);
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
        new ClassVisitor(ASM9, writer) {
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

  /** The descriptor of a module. */
  private static final class Descriptor {

    private Descriptor() {}

    /** Makes one that hides nothing, as a module without a descriptor does. */
    static byte[] of(String name, List<String> required, TreeSet<String> packages) {
      ClassWriter writer = new ClassWriter(0);
      writer.visit(V9, ACC_MODULE, "module-info", null, null, null);
      ModuleVisitor module = writer.visitModule(name, ACC_OPEN, null);
      module.visitRequire("java.base", ACC_MANDATED, null);
      required.forEach(other -> module.visitRequire(other, ACC_TRANSITIVE, null));
      packages.forEach(each -> module.visitExport(each, 0));
      packages.forEach(module::visitPackage);
      module.visitEnd();
      writer.visitEnd();
      return writer.toByteArray();
    }

    /** Returns a descriptor with its packages; the same one if it has them. */
    static byte[] listing(byte[] descriptor, TreeSet<String> packages) {
      boolean[] isListed = {false};
      ClassWriter writer = new ClassWriter(0);
      new ClassReader(descriptor)
          .accept(
              new ClassVisitor(ASM9, writer) {
                @Override
                public ModuleVisitor visitModule(String name, int access, String version) {
                  return new ModuleVisitor(ASM9, super.visitModule(name, access, version)) {
                    @Override
                    public void visitPackage(String name) {
                      isListed[0] = true;
                      super.visitPackage(name);
                    }

                    @Override
                    public void visitEnd() {
                      if (!isListed[0]) {
                        packages.forEach(super::visitPackage);
                      }
                      super.visitEnd();
                    }
                  };
                }
              },
              0);
      return isListed[0] ? descriptor : writer.toByteArray();
    }
  }

  /** Has a class concatenate strings by methods of its own. */
  private static final class Concatenations extends ClassVisitor {

    private static final String FACTORY = "java/lang/invoke/StringConcatFactory";
    private static final String BUILDER = "java/lang/StringBuilder";
    private static final char VALUE = 1;
    private static final char CONSTANT = 2;

    private final List<Runnable> methods = new ArrayList<>();
    private String owner;
    private boolean isInterface;

    private Concatenations(ClassVisitor next) {
      super(ASM9, next);
    }

    /** Returns a class in which nothing is made at run time; the same one if nothing was. */
    static byte[] plain(byte[] content) {
      ClassReader reader = new ClassReader(content);
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      Concatenations concatenations = new Concatenations(writer);
      reader.accept(concatenations, 0);
      return concatenations.methods.isEmpty() ? content : writer.toByteArray();
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String superName, String[] types) {
      owner = name;
      isInterface = (access & org.objectweb.asm.Opcodes.ACC_INTERFACE) != 0;
      super.visit(version, access, name, signature, superName, types);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      return new MethodVisitor(
          ASM9, super.visitMethod(access, name, descriptor, signature, thrown)) {
        @Override
        public void visitInvokeDynamicInsn(
            String called, String types, Handle bootstrap, Object... arguments) {
          if (bootstrap.getOwner().equals(FACTORY) && arguments.length > 0) {
            String method = "concatenation$" + methods.size();
            methods.add(() -> write(method, types, arguments));
            super.visitMethodInsn(INVOKESTATIC, owner, method, types, isInterface);
          } else {
            super.visitInvokeDynamicInsn(called, types, bootstrap, arguments);
          }
        }
      };
    }

    @Override
    public void visitEnd() {
      methods.forEach(Runnable::run);
      super.visitEnd();
    }

    private void write(String name, String types, Object... arguments) {
      MethodVisitor code =
          cv.visitMethod(ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, name, types, null, null);
      code.visitCode();
      code.visitTypeInsn(NEW, BUILDER);
      code.visitInsn(DUP);
      code.visitMethodInsn(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
      Type[] values = Type.getArgumentTypes(types);
      int value = 0;
      int local = 0;
      int constant = 1;
      StringBuilder letters = new StringBuilder();
      for (char letter : ((String) arguments[0]).toCharArray()) {
        if (letter == VALUE) {
          append(code, letters);
          code.visitVarInsn(values[value].getOpcode(ILOAD), local);
          append(code, appended(values[value]));
          local += values[value].getSize();
          value++;
        } else if (letter == CONSTANT) {
          letters.append(arguments[constant]);
          constant++;
        } else {
          letters.append(letter);
        }
      }
      append(code, letters);
      code.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
      code.visitInsn(ARETURN);
      code.visitMaxs(0, 0);
      code.visitEnd();
    }

    private static void append(MethodVisitor code, StringBuilder letters) {
      if (letters.length() > 0) {
        code.visitLdcInsn(letters.toString());
        append(code, "Ljava/lang/String;");
        letters.setLength(0);
      }
    }

    private static void append(MethodVisitor code, String type) {
      code.visitMethodInsn(
          INVOKEVIRTUAL, BUILDER, "append", "(" + type + ")L" + BUILDER + ";", false);
    }

    private static String appended(Type type) {
      return switch (type.getSort()) {
        case Type.BYTE, Type.SHORT -> "I";
        case Type.ARRAY -> "Ljava/lang/Object;";
        case Type.OBJECT ->
            type.getClassName().equals("java.lang.String")
                ? type.getDescriptor()
                : "Ljava/lang/Object;";
        default -> type.getDescriptor();
      };
    }
  }
}
