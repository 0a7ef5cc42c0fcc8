// Takes the folder of the wanted kind and drops the others, as 'bowsprit plugins new' does (PluginTemplate).
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption

Path project = Path.of(request.outputDirectory, request.artifactId)
String wanted = request.properties['kind']

Properties kind = new Properties()
project.resolve(wanted).resolve('kind.properties').toFile().withInputStream { kind.load(it) }
['pom.xml', 'README.md'].each { name ->
  File file = project.resolve(name).toFile()
  kind.each { key, value -> file.text = file.text.replace("[[${key}]]".toString(), value.toString()) }
}
Path own = project.resolve(wanted)
Files.walk(own).filter { Files.isRegularFile(it) && it.fileName.toString() != 'kind.properties' }.toList().each {
  Path target = project.resolve(own.relativize(it).toString())
  Files.createDirectories(target.parent)
  Files.move(it, target, StandardCopyOption.REPLACE_EXISTING)
}
['router', 'renderer', 'audio', 'music', 'sound-file'].each { project.resolve(it).toFile().deleteDir() }
project.resolve('.mvn').toFile().mkdirs()
project.resolve('.mvn/maven.config').toFile().text = "-Dbowsprit.home=${request.properties['bowspritHome']}\n"
project.resolve('.gitignore').toFile().text = "target/\n.mvn/maven.config\n"
project.resolve('mvnw').toFile().setExecutable(true)
