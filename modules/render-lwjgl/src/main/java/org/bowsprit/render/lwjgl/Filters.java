package org.bowsprit.render.lwjgl;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;

/**
 * The shaders that enlarge the picture: first the built-in shaders, then the shaders in the
 * player's folder.
 *
 * <p>The option {@code lwjgl.shaders} contains the path of the folder. A file {@code glow.frag} in
 * it is the filter {@code glow}. The file is read again whenever its filter is selected, so that
 * players can edit it while the game runs.
 */
final class Filters {

  private static final String FOLDER_OPTION = "lwjgl.shaders";
  private static final String EXTENSION = ".frag";
  private static final List<String> BUILT_IN =
      List.of(
          DisplaySettings.NEAREST,
          "sharp-bilinear",
          "edge",
          "hq",
          "smooth",
          "crt",
          "crt-flat",
          "crt-amber");

  private final Map<String, String> options;
  private final Consumer<RenderEvent> events;

  Filters(Map<String, String> options, Consumer<RenderEvent> events) {
    this.options = options;
    this.events = events;
  }

  List<String> ids() {
    List<String> ids = new ArrayList<>(BUILT_IN);
    if (options.containsKey(FOLDER_OPTION)) {
      addUserFilters(ids);
    }
    return ids;
  }

  /** Returns the source text of a filter, which defines {@code shade}. */
  String source(String id) throws ShaderException {
    if (BUILT_IN.contains(id)) {
      return builtIn(id + EXTENSION);
    }
    if (!ids().contains(id)) {
      throw new ShaderException(
          "there is no shader of this name; there are " + String.join(", ", ids()));
    }
    try {
      return Files.readString(folder().resolve(id + EXTENSION));
    } catch (IOException e) {
      throw new ShaderException("its file cannot be read (" + e.getMessage() + ")");
    }
  }

  /** Returns the text of a file of this plugin. */
  static String builtIn(String name) {
    try (InputStream in = Filters.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the plugin's own " + name + " cannot be read", e);
    }
  }

  private void addUserFilters(List<String> ids) {
    try (Stream<Path> files = Files.list(folder())) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(EXTENSION))
          .map(name -> name.substring(0, name.length() - EXTENSION.length()))
          .filter(name -> !ids.contains(name))
          .sorted()
          .forEach(ids::add);
    } catch (IOException e) {
      events.accept(new HostEvent.Notice("the shader folder '" + folder() + "' cannot be read"));
    }
  }

  private Path folder() {
    return Path.of(options.get(FOLDER_OPTION));
  }
}
