package org.bowsprit.plugin.host.loading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.bowsprit.plugin.host.archive.Checksum;
import org.bowsprit.plugin.host.archive.PluginFiles;
import org.bowsprit.plugin.host.description.OneLine;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginId;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.pf4j.PluginDependency;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginRuntimeException;

/** Reads the descriptor of a file and refuses files that cannot be plugins of this host. */
public final class CandidateCheck {

  private static final int MAX_TEXT_LENGTH = 1_000;
  private static final int SHOWN_LENGTH = 40;

  private final HostPluginManager manager;
  private final PluginFiles files;
  private final Map<String, String> fileById = new HashMap<>();

  public CandidateCheck(HostPluginManager manager, PluginFiles files) {
    this.manager = manager;
    this.files = files;
  }

  /**
   * Returns {@code file} as a candidate.
   *
   * @param file a jar, a zip, an unpacked zip or a folder of classes
   * @param name the name shown to people
   * @throws PluginException if the file cannot be a plugin
   */
  public Candidate check(Path file, String name) {
    try {
      return checkedCandidate(file, name);
    } catch (PluginException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      // The file was read by libraries that do not validate it. They may throw any Error, which
      // must not end the program.
      throw notAPlugin("can't be examined: " + Thrown.asLine(e), e);
    }
  }

  private Candidate checkedCandidate(Path file, String name) {
    checkChecksum(file);
    Path path = files.loadablePath(file);
    checkJar(path);
    PluginDescriptor descriptor = descriptor(path);
    Candidate candidate = new Candidate(name, path, descriptor);
    checkIdAndVersion(descriptor);
    checkTextLengths(descriptor);
    checkDependencies(descriptor);
    checkUniqueId(candidate);
    checkApiVersion(descriptor);
    return candidate;
  }

  /**
   * Throws an exception if a file does not match the checksum that is stored next to the file.
   * Files without a checksum are not checked. Installed plugins have a checksum.
   */
  private static void checkChecksum(Path file) {
    try {
      Optional<String> expected = Checksum.readBeside(file);
      boolean hasChanged = expected.isPresent() && !expected.get().equals(Checksum.of(file));
      // Another process may have replaced both files in the meantime.
      if (hasChanged && expected.equals(Checksum.readBeside(file))) {
        throw new PluginException(
            Problem.Kind.OTHER_CHECKSUM,
            "is not the file that its checksum belongs to; install it again");
      }
    } catch (IOException e) {
      throw new PluginException(Problem.Kind.UNREADABLE, "can't be read", e);
    }
  }

  private static void checkJar(Path path) {
    if (path.toString().endsWith(".jar")) {
      try (JarFile jar = new JarFile(path.toFile())) {
        jar.getManifest();
      } catch (ZipException e) {
        throw new PluginException(Problem.Kind.UNREADABLE, "is not a jar, or is damaged", e);
      } catch (IOException e) {
        throw new PluginException(Problem.Kind.UNREADABLE, "can't be read", e);
      }
    }
  }

  private PluginDescriptor descriptor(Path path) {
    try {
      return manager.describe(path);
    } catch (PluginRuntimeException e) {
      throw notAPlugin("has neither a manifest with Plugin-Id nor plugin.properties", e);
    }
  }

  private void checkIdAndVersion(PluginDescriptor descriptor) {
    if (isBlank(descriptor.getPluginId())) {
      throw notAPlugin("has no Plugin-Id in its manifest", null);
    }
    if (!PluginId.isValid(descriptor.getPluginId())) {
      throw notAPlugin(
          "has the Plugin-Id '"
              + OneLine.of(shortened(descriptor.getPluginId()))
              + "'; use letters, digits, dots and hyphens, but no name that Windows"
              + " reserves",
          null);
    }
    try {
      // Checks the version now, because the later check of dependencies must not throw.
      manager.getVersionManager().compareVersions(descriptor.getVersion(), "0.0.0");
    } catch (RuntimeException e) {
      throw notAPlugin("has the Plugin-Version '" + descriptor.getVersion() + "', not 1.2.3", e);
    }
  }

  /** Throws an exception if a text is too long, because the descriptor is printed in one line. */
  private static void checkTextLengths(PluginDescriptor descriptor) {
    Stream.of(
            descriptor.getPluginId(),
            descriptor.getVersion(),
            descriptor.getRequires(),
            descriptor.getPluginDescription(),
            descriptor.getProvider(),
            descriptor.getLicense())
        .filter(text -> text != null && text.length() > MAX_TEXT_LENGTH)
        .findFirst()
        .ifPresent(
            text -> {
              throw notAPlugin(
                  "has a text of more than %s characters in its descriptor: %s…"
                      .formatted(MAX_TEXT_LENGTH, text.substring(0, SHOWN_LENGTH)),
                  null);
            });
  }

  private void checkDependencies(PluginDescriptor descriptor) {
    for (PluginDependency dependency : descriptor.getDependencies()) {
      try {
        manager
            .getVersionManager()
            .checkVersionConstraint("0.0.0", dependency.getPluginVersionSupport());
      } catch (RuntimeException e) {
        throw notAPlugin(
            "needs '"
                + dependency.getPluginId()
                + "' with an invalid version constraint: "
                + dependency.getPluginVersionSupport(),
            e);
      }
    }
  }

  private void checkUniqueId(Candidate candidate) {
    String other = fileById.putIfAbsent(candidate.id().toLowerCase(Locale.ROOT), candidate.file());
    if (other != null) {
      throw new PluginException(
          Problem.Kind.DUPLICATE_ID,
          "has the plugin id '" + candidate.id() + "', which " + other + " already has");
    }
  }

  private void checkApiVersion(PluginDescriptor descriptor) {
    try {
      if (!manager.supportsApi(descriptor)) {
        throw new PluginException(
            Problem.Kind.VERSION_MISMATCH,
            "needs the plugin API "
                + descriptor.getRequires()
                + ", this Bowsprit has "
                + manager.getSystemVersion());
      }
    } catch (PluginException e) {
      throw e;
    } catch (RuntimeException e) {
      throw notAPlugin("has an invalid Plugin-Requires: " + descriptor.getRequires(), e);
    }
  }

  private static PluginException notAPlugin(String explanation, Throwable cause) {
    return new PluginException(Problem.Kind.NOT_A_PLUGIN, explanation, cause);
  }

  private static String shortened(String text) {
    return text.length() > MAX_TEXT_LENGTH ? text.substring(0, SHOWN_LENGTH) + "…" : text;
  }

  private static boolean isBlank(String text) {
    return text == null || text.isBlank();
  }
}
