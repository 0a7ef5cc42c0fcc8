package org.bowsprit.web.build;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.code.ScriptText;

/**
 * Generates and compiles a class with the contents that the engine's {@code RecordForms} finds by
 * reflection, because a browser has no record components.
 */
final class RecordTable {

  private static final String PACKAGE = "org.bowsprit.engine.internal.codec";

  private static final Map<Type, String> LEAF_FORMS =
      Map.of(
          int.class, "INT",
          Integer.class, "INT",
          long.class, "LONG",
          Long.class, "LONG",
          boolean.class, "BOOLEAN",
          String.class, "TEXT",
          Bytes.class, "BYTES",
          Ints.class, "INTS",
          ScriptText.class, "SCRIPT_TEXT");

  private final Map<Class<?>, String> records = new LinkedHashMap<>();

  /**
   * Generates the class.
   *
   * @param sources the folder for the source of the class
   * @param classes the folder for the compiled class
   * @param classPath the class path for the compilation
   */
  static void write(Path sources, Path classes, String classPath) throws IOException {
    RecordTable table = new RecordTable();
    table.add(GameState.class);
    table.add(SaveHeader.class);
    Files.createDirectories(sources);
    Files.createDirectories(classes);
    Path source = sources.resolve(StandIns.RECORD_TABLE + ".java");
    Files.writeString(source, table.source());
    StringWriter compilerOutput = new StringWriter();
    var compiler = ToolProvider.getSystemJavaCompiler();
    var files = compiler.getStandardFileManager(null, null, null);
    boolean compiled =
        compiler
            .getTask(
                compilerOutput,
                files,
                null,
                List.of("-proc:none", "-d", classes.toString(), "-cp", classPath),
                null,
                files.getJavaFileObjects(source))
            .call();
    if (!compiled) {
      throw new IllegalStateException(compilerOutput.toString());
    }
  }

  private void add(Class<?> type) {
    if (records.containsKey(type)) {
      return;
    }
    records.put(type, "");
    records.put(type, entry(type));
  }

  private String entry(Class<?> type) {
    String name = type.getCanonicalName();
    RecordComponent[] components = type.getRecordComponents();
    return """
          private void add%d() {
            records.put(
                %s.class,
                new RecordForm(
                    List.of(%s),
                    () -> List.of(%s),
                    record -> {
                      %s it = (%s) record;
                      return new Object[] {%s};
                    },
                    values -> new %s(%s)));
          }
        """
        .formatted(
            records.size() - 1,
            name,
            join(components, component -> '"' + component.getName() + '"'),
            join(components, component -> form(component.getGenericType())),
            name,
            name,
            join(components, component -> "it." + component.getName() + "()"),
            name,
            arguments(components));
  }

  private static String join(
      RecordComponent[] components, Function<RecordComponent, String> toSource) {
    return Arrays.stream(components).map(toSource).collect(Collectors.joining(", "));
  }

  private static String arguments(RecordComponent... components) {
    return Stream.iterate(0, i -> i + 1)
        .limit(components.length)
        .map(i -> "(" + typeName(components[i].getGenericType()) + ") values[" + i + "]")
        .collect(Collectors.joining(", "));
  }

  private static String typeName(Type type) {
    return type.getTypeName().replace('$', '.');
  }

  private String form(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return generic.getRawType() == List.class
          ? "Form.listOf(" + form(arguments[0]) + ")"
          : "Form.mapOf(" + form(arguments[1]) + ")";
    }
    Class<?> rawType = (Class<?>) type;
    if (rawType.isRecord()) {
      add(rawType);
      return "of(" + rawType.getCanonicalName() + ".class).form()";
    }
    return rawType.isEnum()
        ? "Form.oneOf(" + rawType.getCanonicalName() + ".class)"
        : "Form." + LEAF_FORMS.get(rawType);
  }

  private String source() {
    List<String> entries = List.copyOf(records.values());
    StringBuilder source = new StringBuilder();
    source.append("package ").append(PACKAGE).append(";\n\n");
    source.append("import java.util.HashMap;\nimport java.util.List;\nimport java.util.Map;\n\n");
    source.append("@SuppressWarnings(\"unchecked\")\nfinal class ");
    source.append(StandIns.RECORD_TABLE).append(" {\n");
    source.append("  private final Map<Class<?>, RecordForm> records = new HashMap<>();\n\n");
    source.append("  ").append(StandIns.RECORD_TABLE).append("() {\n");
    for (String entry : entries) {
      source
          .append("    ")
          .append(entry, entry.indexOf("add"), entry.indexOf("()"))
          .append("();\n");
    }
    source.append("  }\n\n");
    source.append("  RecordForm of(Class<? extends Record> type) {\n");
    source.append("    return records.get(type);\n  }\n\n");
    entries.forEach(source::append);
    return source.append("}\n").toString();
  }
}
